import { pressing, type Screen, text } from './screen.ts';

const theo = { who: 'theo', path: ({ modelled }: { modelled: number }) => `/insights/${modelled}` } as const;

/** What a project shows of the language model: what a run would use, what the last one used, and who wrote an insight. */
export const languageModelScreens: Screen[] = [
  {
    ...theo,
    name: 'model-estimate',
    open: pressing('Select All'),
    shows: text(/^About \d+ calls and [\d,]+ tokens/),
    axeAt320: true,
    largeText: true,
    whole: true,
  },
  {
    ...theo,
    name: 'model-written-by',
    open: pressing(/^\d sources?$/),
    shows: text(/^Written by: Language model/),
    whole: true,
  },
];
