import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    String.raw`([\p{Script=Devanagari}]{2,}(?: [\p{Script=Devanagari}]{2,})?) जी(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{M}])(?:श्रीमती|श्री|सुश्री|डॉक्टर|डॉ\.?|मास्टर) ([\p{Script=Devanagari}]{2,}(?: [\p{Script=Devanagari}]{2,})?)`,
  ],
  noNames: 'हाँ नहीं माता पिता मैडम भाई बहन',
};
