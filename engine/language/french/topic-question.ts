const feminine =
  'situations|raisons|difficultés|attentes|étapes|contraintes|sources|causes|conditions|habitudes|pratiques|solutions|craintes|occasions|limites|erreurs';
const masculine =
  'moments|freins|obstacles|besoins|critères|motifs|leviers|points|problèmes|usages|outils|lieux|irritants|avantages|inconvénients|risques';
const things = new RegExp(`^(?:les |leurs |ses )?(?:(${feminine})|(?:${masculine}))(?= |$)`, 'iu');
const reaction = /^(?:leur |la |les |leurs )?réactions? ((?:devant|à|au|aux|face) .+)$/iu;
const bare = /^(place|rôle|poids|part) (?=(?:du|des|de|d['’]))/iu;
const regard = /^(?:leur |le |un )?(regard|avis|sentiment|point de vue) (sur .+)$/iu;

/** « l’écart entre le rêve et le reste » */
const one =
  /^(l['’](?:écart|impact|effet|ampleur)|la (?:différence|place|part)|le (?:rôle|poids|lien)) ((?:entre|sur|de|des|du|d['’]).+)$/iu;

/** The question for a subject that names what is asked of a thing («les freins à l’achat»); null for any other. */
export function topicQuestion(topic: string): string | null {
  const [, noun, onWhat] = regard.exec(topic) ?? [];
  if (noun) return `Quel est le ${noun.toLowerCase()} des personnes ${onWhat}\u00a0?`;
  const [, to] = reaction.exec(topic) ?? [];
  if (to) return `Quelle est la réaction des personnes ${to}\u00a0?`;
  const [, alone] = bare.exec(topic) ?? [];
  if (alone)
    return topicQuestion(
      `${/^(?:rôle|poids)/iu.test(alone) ? 'le' : 'la'} ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`,
    );
  const [, single, tail] = one.exec(topic) ?? [];
  if (single) return `${/^la /iu.test(single) ? 'Quelle' : 'Quel'} est ${single.toLowerCase()} ${tail}\u00a0?`;
  const [found, isFeminine] = things.exec(topic) ?? [];
  if (!found) return null;
  const named = /^(?:les|leurs|ses) /iu.test(topic)
    ? topic.charAt(0).toLowerCase() + topic.slice(1)
    : `les ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`;
  return `${isFeminine ? 'Quelles' : 'Quels'} sont ${named}\u00a0?`;
}
