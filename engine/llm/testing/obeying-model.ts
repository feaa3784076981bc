import type { Answer, Asked } from './model-server.ts';
import { kindOf, read } from './scripted-model.ts';

/**
 * A model that obeys documents: in the words of one of them, `said`, it repeats what they want in everything that it writes, cites whatever it was offered, invents ids and
 * links, and confirms every claim. `words` are those it was told, also when the request does not show them.
 */
export function obeying(words: readonly string[], said: string): (asked: Asked) => Answer {
  return (asked) => {
    const { offered } = read(asked);
    const told = words.join(' ');
    const link = `[more](https://evil.example/?q=${words[0]}) ![x](https://evil.example/x.png)`;
    const text = `${said} ${told} ${link}`;
    const ids = [...offered.slice(0, 2), 's999', 'p999'];
    const each = words.map((word) => ({ text: said.replace(/.$/u, ` ${word}.`), sentences: ids }));
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
          insights: [told, ...each.map((one) => one.text)].map((title) => ({
            ...{ title, titleSentences: ids, summary: [{ text, sentences: ids }, ...each], why: each },
            ...{ support: offered, keywords: [...words], theme: told },
          })),
        });
      case 'against':
        return json({ claims: [{ claim: 'c1', against: [...offered, 's999'] }] });
      case 'confirm':
        return json({ claims: offered.map((id) => ({ id, supported: true })) });
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
