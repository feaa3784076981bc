import { prepare } from '#engine/corpus/prepare.ts';
import { honestSentences } from '#engine/llm/testing/honest-sentences.ts';
import { checkClaim } from '#engine/llm/verify/check-claim.ts';
import { fixtureInterviews } from '#engine/testing/documents.ts';
import { heading, row } from './print.ts';

/** Sentences that are true of their passages, in words of a good model's own: how many are kept, asked about, dropped. */
export async function reportHonestSentences(): Promise<void> {
  heading('True sentences of a good model (target: none is dropped)');
  for (const { language, files, told } of honestSentences) {
    const corpus = await prepare(fixtureInterviews(...files));
    const at = (words: string) =>
      corpus.reading.sentences.findIndex(({ document, start, end }) =>
        corpus.documents[document]?.text.slice(start, end).includes(words),
      );
    const checked = told.map(([text, ...words]) =>
      checkClaim(corpus, { text, cited: words.map(at) }, { language, known: '' }),
    );
    const count = (state: string) => checked.filter((one) => one.state === state).length;
    row(language, `${count('kept')} kept, ${count('disputed')} confirmed by a call, ${count('dropped')} dropped`);
    for (const one of checked) if (one.state === 'dropped') row(`  dropped, ${one.reason}`, one.text);
  }
}
