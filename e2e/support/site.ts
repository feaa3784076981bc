import type { Server } from './server.ts';

/** Where a test file works: a server, and what keeps the people whom the file makes apart from those of other files. */
export type Site = Pick<Server, 'url' | 'dataDir'> & { tag?: string };
/** A site whose companies may set the language model of this address. */
export type SiteWithModel = Site & { modelUrl: string };

export const password = 'quiet-river-7';
/** Names and addresses are unique on a server, so a site has its own of each. */
export const usernameOf = ({ tag }: Site, name: string): string => (tag ? `${name} ${tag}` : name);
export const emailOf = ({ tag }: Site, name: string): string => `${name}@${tag ? `${tag}.` : ''}example.com`;
