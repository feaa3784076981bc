import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /और/u,
  article: /एक\s+/u,
  relative: /जो/u,
  years: /साल|वर्ष/u,
  companyForm: /(?:प्राइवेट|प्रा\.?) (?:लिमिटेड|लि\.?)|लिमिटेड/u,
  family: /बच्चा|बच्चे|बच्चों|बेटा|बेटे|बेटी|बेटियाँ|विवाहित|अविवाहित/u,
  ownNote: /अपने लिए|ख़?ुद के लिए|याद रखना|भूलना मत|बाद में पूछना|to ?do/u,
  calledInNotes: /^\s*(?<name>[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)? (?:जी|भाई|साहब|मैडम|सर|दीदी|भैया))(?![\p{L}\p{M}])/u,
  takenDown: /नोट्स|रिकॉर्ड(?:िंग)? नहीं|टाइप किए/u,
  askedInNotes: /पूछा|पूछने पर|सवाल/u,
};
