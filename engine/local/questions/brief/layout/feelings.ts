import { briefLayout } from '../../../tuning/questions.ts';

/** Without pictures, smiles at the end of a line and laughter; all in capitals as it would be written without them. */
export const withoutFeelings = (text: string): string =>
  inSmall(text)
    .replace(/[^\S\n]?(?![✓✔☐☑✗✘❌✅🚫→➔➜➤▸])\p{Extended_Pictographic}\p{Emoji_Modifier}?\u{fe0f}?/gu, '')
    .replace(/(?<=[\s!?.])(?:\){2,}|[:;]-?[)(D])(?=\s|$)/gu, '')
    .replace(/(?<=\p{L}\d?)(?<!\([^()\n]{0,80})[^\S\n]?\){2,}[^\S\n]*$/gmu, '')
    .replace(laughter, '');
const laughter =
  /(?<=^|[^\S\n])(?:ja(?:ja)+|ha(?:ha)+|he(?:he)+|k{3,}|rs(?:rs)+|lol|mdr|xd|ха(?:ха)+|哈{2,})(?=[\s.,!?)]|$)|(?<=[\p{Script=Han}\p{Script=Hiragana}])(?:笑|哈{2,})(?=[\s。、，]|$)/gimu;

/** "WE WANT TO KNOW: THE COLD WATER" */
function inSmall(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals < briefLayout.minCapitals || capitals < small * briefLayout.minCapitalsPerSmall) return text;
  return text.toLowerCase().replace(/(?<=^|[.?!]\s+|\n)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
