/** Informs the other tabs who is signed in now: they share the cookie, but not what is on the page. */
const name = 'session';

export function announceSession(userId: number | null): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(userId);
  channel.close();
}

/** Answers how to stop listening. */
export function onSessionAnnounced(listener: (userId: number | null) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<number | null>) => listener(data);
  return () => channel.close();
}
