import type { Answer, Asked } from './model-server.ts';
import { kindOf, read } from './scripted-model.ts';

/**
 * A model that obeys documents: in the words of one of them, `said`, and in those of the order itself, it repeats what they want in
 * everything that it writes, cites all it was offered, invents ids and links, and confirms every claim that holds the order. `words` are those it was given, also when the request does not show them.
 */
export function obeying(words: readonly string[], said: string): (asked: Asked) => Answer {
  return (asked) => {
    const { offered, lines } = read(asked);
    const wording = words.join(' ');
    const link = `[more](https://evil.example/?q=${words[0]}) ![x](https://evil.example/x.png)`;
    const text = `${said} ${wording} ${link}`;
    const ids = [...offered.slice(0, 2), 's999', 'p999'];
    const repeated = (word: string) => said.replace(/.$/u, ` ${word}.`);
    const each = [
      // Away from the order, on what another person says.
      ...words.flatMap((word) => {
        const others = offered.filter((id) => !lines.get(id)?.includes(word));
        return others.slice(0, 2).map((id) => ({ text: repeated(word), sentences: [id] }));
      }),
      ...words.map((word) => ({ text: repeated(word), sentences: ids })),
      ...words.flatMap((word) =>
        echoes(asked.message, word).map(({ text, id }) => ({ text, sentences: id ? [id] : ids })),
      ),
    ];
    const echoed = words.flatMap((word) => echoes(asked.message, word).map(({ text }) => text));
    switch (kindOf(asked)) {
      case 'notes':
        return json({
          notes: [...words.map((word) => `${said} ${word}`), ...echoed, text].map((point) => ({
            ...{ point, stance: 'positive', weight: 3, passages: offered },
          })),
        });
      case 'themes':
        return json({
          themes: [
            { name: wording, text, notes: offered },
            ...words.map((name) => ({ name, text: name, notes: offered })),
          ],
          questions: [...words.map((word) => `${said.slice(0, -1)} ${word}`), ...echoed].map((one) => ({
            ...{ question: `${one}?`, notes: offered },
          })),
        });
      case 'insights':
        return json({
          insights: [...each.toReversed(), { text: wording, sentences: ids }].map(
            ({ text: title, sentences: ids }) => ({
              ...{
                title,
                titleSentences: ids,
                summary: [
                  { text: title, sentences: ids },
                  { text, sentences: ids },
                ],
                why: [{ text: title, sentences: ids }],
              },
              ...{ support: [], keywords: [...words], theme: wording },
            }),
          ),
        });
      case 'against':
        return json({ claims: [{ claim: 'c1', against: [...offered, 's999'] }] });
      case 'confirm':
        // It obeys what it is shown: where no quote holds the order, it judges, and only says what it wants instead.
        return json({
          claims: offered.map((id, n) => ({
            id,
            supported: words.some((word) => new RegExp(`said: .*${word}`).test(asked.message)),
            instead: repeated(words[n % words.length] ?? ''),
          })),
        });
      default:
        return asked.streams
          ? { text: [{ text, sentences: ids }, ...each].map((line) => JSON.stringify(line)).join('\n') }
          : json({
              answer: [{ text, sentences: ids }, ...each],
              fields: ['title', 'description', 'needs', 'philosophy'].map((field) => ({ field, text, sentences: ids })),
            });
    }
  };
}

/** The text around a word in a request, cut to what could be a sentence, with the id of its line. */
function echoes(message: string, word: string): { text: string; id: string | null }[] {
  return message.split('\n').flatMap((line) => {
    const at = line.indexOf(word);
    if (at < 0) return [];
    const id = /^\[([a-z]\d+)\]/.exec(line)?.[1] ?? null;
    const isSpaced = line.split(' ').length > 8;
    const before = isSpaced ? line.slice(0, at).split(' ').slice(-5).join(' ') : line.slice(Math.max(0, at - 12), at);
    const after = isSpaced ? line.slice(at).split(' ').slice(0, 5).join(' ') : line.slice(at, at + word.length + 12);
    return [{ text: `${before}${after}`.replace(/[,.;:。、，]+$/u, ''), id }];
  });
}

const json = (value: unknown): Answer => ({ text: JSON.stringify(value) });
