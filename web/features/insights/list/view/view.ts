/** What the list shows and in which order, as in the address: links and the way back keep it. */
export type View = { tags: string[] } & Record<ViewKey, string | null>;

export const viewKeys = ['sort', 'run', 'question', 'topic', 'document', 'person', 'badge', 'sentiment'] as const;
export type ViewKey = (typeof viewKeys)[number];

export function viewIn(search: string): View {
  const asked = new URLSearchParams(search);
  const values = viewKeys.map((key) => [key, asked.get(key)] as const);
  return { tags: asked.getAll('tag'), ...(Object.fromEntries(values) as Record<ViewKey, string | null>) };
}

/** Whether more than tags is filtered; then the list needs the code that arranges it. */
export const isArranged = (view: View): boolean => viewKeys.some((key) => view[key]);
