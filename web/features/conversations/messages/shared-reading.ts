/** Conversations are shared: what others or another tab have written shows when the page is looked at again. */
export const shared = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
