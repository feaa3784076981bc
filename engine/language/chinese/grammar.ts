import type { Grammar } from '../definition.ts';

export const grammar: Grammar = {
  tokenRatio: 1.1,
  charactersPerWord: 1.5,
  sentenceStop: '。',
  unspaced: true,
  notOnly: /不仅|不只|不光/iu,
  hedges: /不总是|不一定|不都|并非都|不(?:知道是否|确定|太确定)|以前|刚开始|起初|最初/iu,
  phrases: {
    headLast: true,
    // No spaces or endings mark a noun; the joining 的 does.
    isStrong: ({ text }) => text.includes('的'),
  },
};
