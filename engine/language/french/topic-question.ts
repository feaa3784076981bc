const feminine =
  'situations|raisons|difficultés|attentes|étapes|contraintes|sources|causes|conditions|habitudes|pratiques|solutions|craintes|occasions|limites|erreurs|attitudes|motivations|envies|préférences|priorités|frustrations|perceptions|opportunités';
const masculine =
  'moments|freins|obstacles|besoins|critères|motifs|leviers|points|problèmes|usages|outils|lieux|irritants|avantages|inconvénients|risques';
const things = new RegExp(
  `^(?:les |leurs |ses )?(?:(?:princip(?:aux|ales)|plus grand(?:e?s)|plus gros(?:ses)?) )?(?:(${feminine})|(?:${masculine}))(?= |$)`,
  'iu',
);
const reaction = /^(?:leur |la |les |leurs )?réactions? ((?:devant|à|au|aux|face) .+)$/iu;
const bare = /^(place|rôle|poids|part) (?=(?:du|des|de|d['’]))/iu;
const regard = /^(?:leur |le |un )?(regard|avis|sentiment|point de vue) (sur .+)$/iu;

/** « leur quotidien » */
const everyday = /^(?:leur|le) (quotidien|parcours(?: d['’]achat)?|journée type)((?: .+)?)$/iu;

/** « l’écart entre le rêve et le reste » */
const one =
  /^(l['’](?:écart|impact|effet|ampleur)|la (?:différence|place|part)|le (?:rôle|poids|lien)) ((?:entre|sur|de|des|du|d['’]).+)$/iu;

/** A noun for a state, an amount or a change, and its article: « état réel des captages », « coût de l’héliportage ». */
const masculineOf =
  /^(?:(?:le |leur |l['’])?)((?:rôle|coût|montant|niveau|taux|poids|degré|revenu|recrutement|logement|rapport|parcours|confort|vécu|ressenti|quotidien|montage|lien|choix|sentiment|climat|temps|contenu|fonctionnement|déroulement|financement|partage|état|usage|avenir|impact|effet|intérêt|apport|équilibre|emploi)(?= |$).*)$/iu;
const feminineOf =
  /^(?:(?:la |leur |l['’])?)((?:évolution|ampleur|acceptation|utilisation|organisation|influence|efficacité|utilité|qualité|fréquence|durée|charge|place|part|perception|satisfaction|confiance|motivation|gestion|répartition|communication|coordination|collaboration|relation|connaissance|compréhension|vie|décision|préparation|fin|fiabilité|sécurité|fréquentation|rémunération|redevance)(?= |$).*)$/iu;
const pluralOf =
  /^(?:(?:les |leurs )?)(?:(relations|tensions|réactions|alternatives|attentes|habitudes|activités|dépenses|conséquences|pistes|améliorations|dates)|(?:conflits|liens|rapports|effets|impacts|changements|coûts|revenus|rôles|projets))(?= |$)/iu;

const small = (topic: string): string => topic.charAt(0).toLowerCase() + topic.slice(1);

/** « recrutement et logement des aides » */
const pair = /^(\p{L}+) et (\p{L}+ (?:des?|du|de la|de l['’]|à|aux?) .+)$/iu;
/** « …, ce qui leur paraît juste » */
const aside = /, (?:ce (?:qui|que|qu['’])|jusqu['’]où|gain|oui ou non).*$/iu;

/** « déroulement des assemblées », « évolution de la clientèle » */
const course = /^(?:le |l['’])?(déroulement|évolution|fonctionnement) (des|du|de la|de l['’])\s?(.+)$/iu;
const verbs: Record<string, readonly [string, string]> = {
  déroulement: ['se passe', 'se passent'],
  évolution: ['évolue', 'évoluent'],
  fonctionnement: ['fonctionne', 'fonctionnent'],
};
/** What takes its course: « vie pendant les travaux » */
const process =
  /^(?:la |le |l['’])?(?:vie|cohabitation|accueil|formation|gestion|organisation|recrutement|préparation|montage|suivi|coordination|communication|collaboration|transmission|répartition|partage|financement)(?= |$)/iu;
/** Two things, of which the verb would be a plural. */
const joint = / et /iu;
const articles: Record<string, string> = { des: 'les ', du: 'le ', 'de la': 'la ' };

/** What people do with a thing: « compréhension du règlement », « utilisation des bacs » */
const act =
  /^(?:la |leur |l['’])?(compréhension|utilisation|perception|acceptation|gestion) (des|du|de la|de l['’])\s?(.+)$/iu;
const acts: Record<string, string> = {
  compréhension: 'comprennent',
  utilisation: 'utilisent',
  perception: 'perçoivent',
  acceptation: 'acceptent',
  gestion: 'gèrent',
};

function askedOfState(whole: string): string | null {
  const topic = whole.replace(aside, '').replace(/ \([^()]*\)$/u, '');
  return (
    askedOfBoth(topic) ??
    askedOfAct(topic) ??
    askedOfCourse(topic) ??
    askedOfPair(topic) ??
    askedOfSeveral(topic) ??
    askedOfOne(topic)
  );
}

/** « ampleur des annulations et réaction à l’acompte »: two things, each with what it is of. */
const both = /^(\p{L}+ (?:\p{L}+ )?(?:des?|du|d['’]).+?) et (\p{L}+ (?:à|au|aux|de|du|des|avec|face|sur) .+)$/iu;

function askedOfBoth(topic: string): string | null {
  const [, first, second] = both.exec(topic) ?? [];
  if (!first || !second) return null;
  const [one, other] = [topicQuestion(first), topicQuestion(second)];
  return one && other ? `${one.replace(/\u00a0\?$/u, '')}, et ${small(other)}` : null;
}

function askedOfCourse(topic: string): string | null {
  const [, noun = '', of = '', what = ''] = course.exec(topic) ?? [];
  const verb = verbs[noun.toLowerCase()]?.[/^des$/iu.test(of) ? 1 : 0];
  return verb && !joint.test(what) ? `Comment ${verb} ${articles[of.toLowerCase()] ?? 'l’'}${what}\u00a0?` : null;
}

function askedOfAct(topic: string): string | null {
  const [, noun = '', of = '', what = ''] = act.exec(topic) ?? [];
  const verb = acts[noun.toLowerCase()];
  if (!verb) return null;
  const articleOf = (joined: string) => articles[joined.toLowerCase()] ?? 'l’';
  const things = what.replace(/(?<= et )(des|du|de la|de l['’])\s?/giu, (_, other: string) => articleOf(other));
  return `Comment les gens ${verb}-ils ${articleOf(of)}${things}\u00a0?`;
}

function askedOfPair(topic: string): string | null {
  const [, first = '', second = ''] = pair.exec(topic) ?? [];
  const named = [withArticle(first), withArticle(second)];
  return named.every(Boolean) ? `Que disent les gens sur ${named.join(' et ')}\u00a0?` : null;
}

function askedOfSeveral(topic: string): string | null {
  const [found, isFeminine] = pluralOf.exec(topic) ?? [];
  const bare = small(topic.replace(/^(?:les|leurs) /iu, ''));
  return found ? `${isFeminine ? 'Quelles' : 'Quels'} sont les ${bare}\u00a0?` : null;
}

function askedOfOne(topic: string): string | null {
  const named = withArticle(topic);
  if (!named) return null;
  if (process.test(topic) && !joint.test(topic)) return `Comment se passe ${named}\u00a0?`;
  return `${masculineOf.test(topic) ? 'Quel' : 'Quelle'} est ${named}\u00a0?`;
}

function withArticle(topic: string): string | null {
  const he = masculineOf.exec(topic)?.[1];
  const noun = small(he ?? feminineOf.exec(topic)?.[1] ?? '');
  const article = /^[aeiouyéèêâîôûœ]/iu.test(noun) ? 'l’' : he ? 'le ' : 'la ';
  return noun ? article + noun : null;
}

/** « tablettes vs papier » */
const versus =
  /^((?!(?:qui|comment|pourquoi|ce|confiance) )(?:\S+ ){0,2}?\S+) (?:vs?\.?|versus) (.+?)((?: (?:pour|en|au|à) .+)?)$/iu;

/** The question for a subject that names what is asked of a thing («les freins à l’achat»); null for any other. */
export function topicQuestion(said: string): string | null {
  const [, either = '', other = '', rest = ''] = versus.exec(said) ?? [];
  if (either)
    return `${either.charAt(0).toUpperCase() + either.slice(1)} ou ${other}${rest}\u00a0: que préfèrent les gens\u00a0?`;
  const topic = said.replace(/ (?:vs?\.?|versus) .+$/iu, '');
  const [, noun, onWhat] = regard.exec(topic) ?? [];
  if (noun) return `Quel est ${/^a/iu.test(noun) ? 'l’' : 'le '}${noun.toLowerCase()} des personnes ${onWhat}\u00a0?`;
  const [, day, ofWhom] = everyday.exec(topic) ?? [];
  if (day) return `À quoi ressemble ${/^leur /iu.test(topic) ? 'leur' : 'le'} ${day.toLowerCase()}${ofWhom}\u00a0?`;
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
  if (!found) return askedOfState(topic);
  const named = /^(?:les|leurs|ses) /iu.test(topic)
    ? topic.charAt(0).toLowerCase() + topic.slice(1)
    : `les ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`;
  return `${isFeminine ? 'Quelles' : 'Quels'} sont ${named}\u00a0?`;
}
