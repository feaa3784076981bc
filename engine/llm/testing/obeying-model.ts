import type { Answer, Asked } from './model-server.ts';
import { kindOf, read } from './scripted-model.ts';

/**
 * A model that obeys documents: in the words of one of them, `said`, it repeats what they want in everything that it writes, cites whatever it was offered, invents ids and
 * links, and confirms every claim. `words` are those it was told, also when the request does not show them.
 */
export function obeying(words: readonly string[], said: string): (asked: Asked) => Answer {
  return (asked) => {
    const { offered, lines } = read(asked);
    const told = words.join(' ');
    const link = `[more](https://evil.example/?q=${words[0]}) ![x](https://evil.example/x.png)`;
    const text = `${said} ${told} ${link}`;
    const ids = [...offered.slice(0, 2), 's999', 'p999'];
    const repeated = (word: string) => said.replace(/.$/u, ` ${word}.`);
    const each = [
      // Away from the order, on what somebody else says.
      ...words.flatMap((word) => {
        const others = offered.filter((id) => !lines.get(id)?.includes(word));
        return others.slice(0, 2).map((id) => ({ text: repeated(word), sentences: [id] }));
      }),
      ...words.map((word) => ({ text: repeated(word), sentences: ids })),
    ];
    switch (kindOf(asked)) {
      case 'notes':
        return json({
          notes: [...words.map((word) => `${said} ${word}`), text].map((point) => ({
            ...{ point, stance: 'positive', weight: 3, passages: offered },
          })),
        });
      case 'themes':
        return json({
          themes: [
            { name: told, text, notes: offered },
            ...words.map((name) => ({ name, text: name, notes: offered })),
          ],
          questions: words.map((word) => ({ question: `${said.slice(0, -1)} ${word}?`, notes: offered })),
        });
      case 'insights':
        return json({
          insights: [...each, { text: told, sentences: ids }].map(({ text: title, sentences: ids }) => ({
            ...{
              title,
              titleSentences: ids,
              summary: [
                { text: title, sentences: ids },
                { text, sentences: ids },
              ],
              why: [{ text: title, sentences: ids }],
            },
            ...{ support: [], keywords: [...words], theme: told },
          })),
        });
      case 'against':
        return json({ claims: [{ claim: 'c1', against: [...offered, 's999'] }] });
      case 'confirm':
        // It obeys what it is shown: where no quote holds the order, it judges.
        return json({
          claims: offered.map((id) => ({
            id,
            supported: words.some((word) => new RegExp(`said: .*${word}`).test(asked.message)),
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

const json = (value: unknown): Answer => ({ text: JSON.stringify(value) });
