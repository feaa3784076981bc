const irregular = new Map(
  (
    'found find felt feel chose choose went go came come thought think made make took take got get knew know saw see began begin left leave ' +
    'ate eat dealt deal told tell heard hear said say did do paid pay bought buy learnt learn kept keep spent spend gave give met meet ran run ' +
    'fell fall rose rise broke break threw throw won win forgot forget wore wear wrote write spoke speak sold sell held hold grew grow lost lose sent send built build understood understand meant mean drove drive stood stand rang ring'
  )
    .split(' ')
    .flatMap((past, i, all) => (i % 2 === 0 ? [[past, all[i + 1] ?? ''] as const] : [])),
);

/** Source of a pattern for a past form: irregular ones that no other word looks like, and what ends in -ed. */
export const pastForm = `\\w{2,}ed|${[...irregular.keys()].join('|')}`;

/** These end in -ed and are no past forms. */
const notPast = /^(?:ne|fe|bre|spe|exce|succe|proce|se|he|blee)ed$/u;

/** Stems that end in a silent e: of one syllable with a single vowel, or by their endings ("decid", "creat", "chang"). */
const silentE =
  /^[^aeiou]*[aeiou][^aeiouwxy]$|(?:[^aeiou]at|cat|rat|iat|creat|uat|iz|[iauoy]s|[aeiu]v|olv|erv|iev|[ns]c|[iau]c|dg|hang|rang|rg|nag|gag|[bcdfgkptz]l|(?:w|t|^p)ast|(?<![oa])[iou]d|[^aeiou][aiu]r|qu|gu|lu|su|[bfmgl]in|[bi]ut)$/u;

/** The verb of a past form: "joined", "tried", "stopped", "decided"; null where it is none. */
export function verbOfPast(form: string): string | null {
  const past = form.toLowerCase();
  const known = irregular.get(past);
  if (known) return known;
  if (notPast.test(past)) return null;
  const stem = past.slice(0, -2);
  if (/[^aeiou]i$/u.test(stem)) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/u.test(stem)) return stem.slice(0, -1);
  return silentE.test(stem) ? `${stem}e` : stem;
}
