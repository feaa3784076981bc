import type { Plugin } from 'vite';

const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;
const reply = /^\s*reply: .*,$/gm;

/** The server describes its calls and checks its replies by the contract. The page does neither, so it does without these. */
export function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    transform: {
      filter: { id: /\/contract\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, '').replace(reply, ''), map: null }),
      order: 'pre',
    },
  };
}
