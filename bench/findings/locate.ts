import { writeFileSync } from 'node:fs';
import { labelsFile, readStudy, studyLanguages } from './studies.ts';

/** Writes the offsets of all coded passages from their text, which must occur once in its document. */
for (const language of studyLanguages) {
  const { brief, asked, guide, passages, documents } = readStudy(language);
  const located = passages.map((passage) => {
    const text = documents.find((d) => d.fileName === passage.document)?.text ?? '';
    const start = text.indexOf(passage.text);
    if (start < 0 || text.includes(passage.text, start + 1))
      throw new Error(`${language}/${passage.document} must contain this once: ${passage.text}`);
    return { ...passage, start, end: start + passage.text.length };
  });
  writeFileSync(labelsFile(language), `${JSON.stringify({ brief, asked, guide, passages: located }, null, 2)}\n`);
}
