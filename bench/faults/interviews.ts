const sentences = [
  'We throw away about ten loaves of bread every evening and that really hurts.',
  'The notebook next to the oven is full of flour, so I cannot read the numbers from yesterday.',
  'On market days we are sold out by nine and I have to send customers away.',
  'I wish somebody told me the weather the night before, because rain keeps people at home.',
  'The app took twenty minutes every evening, so my people stopped using it after a week.',
  'The shop calls me at noon and tells me what is running low, and that call works well.',
];

/** A transcript of about so many bytes. */
export function interview(bytes: number): string {
  let text = '';
  for (let i = 0; text.length < bytes; i++) {
    text += `Interviewer: What about week ${i}?\nBaker ${i % 40}: In week ${i} it was like this. ${sentences[i % 6]} ${sentences[(i * 5 + 2) % 6]}\n`;
  }
  return text;
}

/** Elements that are never closed: a megabyte of them keeps a parser busy for seconds. */
export const unclosed = (bytes: number): string => '<a><b><i><u><div>'.repeat(Math.ceil(bytes / 17));
