import type { Plugin } from 'vite';

const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;
const checks = /^\s*(?:params|query|reply): .*,$/gm;

/** The server describes its calls by the contract, and checks addresses and replies. The page does not, so it does without these. */
export function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    transform: {
      filter: { id: /\/contract\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, '').replace(checks, ''), map: null }),
      order: 'pre',
    },
  };
}
