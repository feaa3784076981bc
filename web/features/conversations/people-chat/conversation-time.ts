const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long' });
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** When a conversation was last used: under 24 hours ago the time, under 7 days the weekday, else the date. */
export function conversationTime(moment: string, now: Date): string {
  const then = new Date(moment);
  const ago = now.getTime() - then.getTime();
  if (ago < dayMs) return time.format(then);
  return (ago < 7 * dayMs ? weekday : date).format(then);
}
