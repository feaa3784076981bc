import type { InPlace } from '#engine/language/brief-wording.ts';
import { inlineList, wishList } from '../../../tuning/questions.ts';
import { listed } from '../brief-body.ts';

/** What a sentence wants to know, as a list, where question words stay in their place and it names things: 「睡眠、食事、家族との時間について知りたい。」 */
export function withWishesListedInPlace(text: string, { asks, wished }: InPlace): string {
  if (!wished) return text;
  return text
    .split('\n')
    .map((line) =>
      listed.test(line)
        ? line
        : line.replace(/([^。！!？?:：；;\n]{8,300})(?:[。.]|$)/gu, (sentence: string, said: string) => {
            const [, list = ''] = wished.list.exec(said.trim()) ?? [];
            const parts = list.split(wished.joint).map((part) => part.trim());
            const isShort = parts.every((part) => part !== '' && part.length <= wishList.maxCharacters);
            const isList = parts.length >= inlineList.minPartsAfterWish && parts.some((part) => !asks.test(part));
            return isShort && isList ? `\n\n${parts.map((part) => `- ${part}`).join('\n')}\n\n` : sentence;
          }),
    )
    .join('\n');
}
