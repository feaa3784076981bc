import type { Plugin } from 'vite';

const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;

/** The sentences about the calls are for the server's API document; no page reads them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    transform: {
      filter: { id: /\/contract\/[^/]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
      order: 'pre',
    },
  };
}
