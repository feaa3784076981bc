/** After "wie" these belong to the question word: "wie oft", "wie viele Stunden". */
const degree =
  'oft|lange?|viele?|häufig|gut|sehr|weit|schnell|wichtig|zufrieden|schwer|leicht|hoch|teuer|groß|früh|spät|regelmäßig|sicher|schlimm|nützlich|hilfreich|einfach|kompliziert|zuverlässig|stark';
const noun = '(?:\\p{Ll}+ )*?\\p{Lu}[\\p{L}-]+';
/** The question word, with the noun or adverb that belongs to it. */
const asked = new RegExp(
  `^(?:(?:welche[rsnm]?|was für(?: eine[rnm]?)?(?! (?:sie|ihn|ihnen|uns|mich|die|den|das|der) )|wie viele?) ${noun}(?: (?:und|oder) ${noun})?|wie (?:${degree}|\\p{Ll}+(?:lich|ig|bar|sam|haft|voll|los|isch))|wie (?!(?:heute|dort|hier|dann|damals|früher|jetzt|sonst|genau|eigentlich|denn|wohl|auch|sich|es|man|sie|er|die|der|das) )\\p{Ll}+(?<!en)(?= (?:sie|ihnen|er|es|man) )|wer von (?:den|diesen|ihnen)(?: ${noun})?|(?:ab|bis|seit) wann|bis zu welche[rsnm]? ${noun}|(?:an|auf|aus|bei|durch|für|gegen|hinter|in|mit|nach|über|um|unter|von|vor|zu) (?:wen|wem|was|wessen|(?:welche[rsnm]?|was für eine[rnm]?) ${noun}(?: (?:des|der|eines|einer|unsere[rs]|ihre[rs]) ${noun})?)|ob|\\p{L}+(?: (?:und|oder) (?:wann|wo\\p{Ll}*|wie|warum|weshalb|wieso|was|wer))?)(?= |$)`,
  'u',
);

const prefix =
  /^(?:zurecht|fertig|raus(?!ch)|rein(?!ig)|rüber|runter|dahinter|davor|dabei(?!$)|kennen(?=l)|weh(?=t[aäu])|wohl(?=f)|klar|bekannt|statt|teil|heraus|herein|hinaus|herum|wieder|auseinander|voran|ab|an|auf|aus|bei|ein|fest|fort|her|hin|los|mit|nach|um|vor|weg|weiter|zurück|zusammen|unter(?=g(?:eh|ing))|zu)(?=\p{L}{3,}$)/u;
/** They begin as if with such a prefix. */
const whole =
  /^(?:abonnier|antwort|beiß|beinhalt|einig|hinder|hink|herrsch|umarm|umfass|umgeb|umgib|zuck|zünd|anges?t)/u;
/** Verbs are written small and end in these; words that end so and are no verbs are rarely at the end of such a clause. */
const verb =
  /^(?!(?:heute|zuhause|daheim|draußen|drinnen|unterwegs|oft|dort|sonst|jetzt|selbst|nicht|gut|viel|lieb|statt|dann|wann|mitten|morgen|gestern|vorne?|hinten|unten|oben|überhaupt|halt|insgesamt|sofort|zuerst|zuletzt|die|das|den|sie|eine|keine|diese|welche|alle|viele|andere|nichts?)$)(?:sind|wird|\p{Ll}+(?:t|en|n|e|st|ss|ß|ieß|ieb|iel|iet|ab|ar|and|ing|am|ah|og|ug|uss|ann|arf|oll|ill|ag))$/u;

const finiteForm =
  /^(?:hat|haben|hatten?|ist|sind|war|waren|wird|werden|kann|können|soll|sollen|muss|müssen|darf|dürfen|würden?|wäre)$/u;
const ofInfinitive = /^(.+) (ist|sind|war|waren|wäre|wären|scheint|scheinen|brauchen|haben) (zu \p{Ll}+n)$/u;
/** „im Alltag das wirklich“: a pronoun comes right after the verb. */
const placeFirst =
  /^((?:im|in der|am|beim|zu|bei der|auf der) \p{Lu}\p{L}+) (es|man|sie|er|das(?= (?:wirklich|genau|eigentlich|so|alles)(?= |$))) (.+)$/u;
const withInfinitive = / zu \p{Ll}+n$/u;
const ofCluster = /^(?:hätten?|haben?|hat|hatten?|werden?|würden?|wird)$/u;
const modals = /^(?:können|müssen|wollen|sollen|dürfen|lassen)$/u;
const participle = /ge\p{Ll}+(?:t|en)$/u;
const auxiliary =
  / (?:werden|wird|wurden?|haben?|hat|hatten?|sind|ist|waren?|können|kann|sollen?|müssen|muss|dürfen|darf)$/u;

/** „was hätten wir tun können, damit sie bleiben“ */
const wouldHave = /^(?:was|wie|wo|wann) (?:hätten?|hättet) (?:wir|ihr|sie|man|ich) /u;
/** A participle and its auxiliary, and what follows them without a comma. */
const extraposed =
  /^(\p{Ll}+ .+ \p{Ll}*(?:ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer)\p{Ll}+(?:t|en)|iert) (?:haben|hat|hatten?|sind|ist|waren?|wurden?|werden|wird))( (?:bei|beim|im|in|am|auf|mit|nach|vor|von|zum|zur|wegen|während|ohne) [^,]+)$/u;

/** A verb before a pronoun or an article in the nominative. */
const inOrder =
  /^(?!(?:oft|gut|viele?|lange?|diese|alle|keine|eine|jene|beide|heute|sonst|morgen) )\p{Ll}+(?:en|t) (?:sie|er|es|wir|ihr|man|die) (?=.*\p{L})(?!.* \p{Ll}+(?:en|t)$)/u;

/** „was kaufen sie im supermarkt“: a plural verb, and its subject right after. */
const pronounAfter =
  /^(?!(?:wegen|neben|selten|außen|innen|oben|unten|hinten|vorn|draußen|morgen|zwischen|gegen|dagegen|daneben|einen|welchen|den|diesen|jeden|allen) )\p{Ll}+en (?:sie|wir) /u;

/** „warum Leute, die früher kamen, heute wegbleiben“ */
const withRelative =
  /^(\p{Ll}+ (?:\p{L}+ ){0,3}\p{Lu}\p{L}+), ((?:die|der|das|den|dem|denen|deren) [^,]+), (\p{Ll}[^,]*)$/u;

const modalSecond =
  /^(?:was|wie|wo|wann|warum|wer) (?:müssten?|sollten?|könnten?|dürften?|würden?|wären?|muss|soll|kann|darf) (?:(?:die|der|das|ein|eine|denn|sich) .*\p{Ll}(?:en|n)|\p{Ll}+(?:en|n)(?:, damit .+)?)$/u;

/** „was müsste zuerst geändert werden“, „was kommt hinten überhaupt an“: the verb comes second, and its infinitive or prefix last. */
const verbSecond =
  /^(?:was|wie|wo|wann|warum|wer) (?:(?:müssten?|sollten?|könnten?|dürften?|muss|soll|kann|darf|wird) (?:\p{L}+ )*\p{Ll}+ (?:werden|sein)|(?!(?:sie|er|es|wir|ihr|man|die|der|das|den|dem|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vor|zu|zum|zur|über|unter|durch|für|gegen|oft|viel|gut) )\p{Ll}+t (?:\p{L}+ )*(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|raus|rein|rüber|runter|um|vor|weg|weiter|zurück|zusammen|verloren|kaputt|schief|unter|daneben))$/u;

/** „wie soll's in zehn Jahren aussehen“ */
const shortSecond =
  /^(?:was|wie|wo|wann|warum|wer) (?:soll|muss|kann|darf|ist|hat|geht|gibt|läuft|war|wird)['’]s(?= |$)/u;

const orNot = /^(ob [^,]+?)( oder (?:eben |doch |auch |lieber )?nicht)$/u;

/**
 * "wie sie mit Befunden umgehen" as "wie gehen sie mit Befunden um": the last word of the clause is its verb and comes after
 * what asks; null where it does not look like one.
 */
export function directQuestion(asking: string): string | null {
  // „ob und an wen sie Engpässe melden“: to whom asks for both.
  const clause = asking.replace(/^ob (?:und|oder) (?=\p{Ll}+ )/u, '');
  if (shortSecond.test(clause)) return clause;
  // „ob man sich wohlfühlt oder eben nicht“
  const [, half, tail] = orNot.exec(clause) ?? [];
  if (half && tail) {
    const asked = directQuestion(half);
    return asked && asked + tail;
  }
  // „wie sicher sie sich fühlen (auch nachts)“
  const [, bare = '', aside = ''] = /^(.+?)( \([^()]*\))$/u.exec(clause) ?? [];
  if (aside) {
    const asked = directQuestion(bare);
    return asked && asked + aside;
  }
  // „was müsste das nächste Update können“ is in the order of a question.
  if (modalSecond.test(clause) || wouldHave.test(clause) || verbSecond.test(clause)) return clause;
  // „ob sie sich beobachtet gefühlt haben beim Training“
  const [, verbal = '', tailing = ''] = extraposed.exec(clause) ?? [];
  if (tailing) {
    const asked = directQuestion(verbal);
    return asked && asked + tailing;
  }
  const [, whom = '', relative = '', rest = ''] = withRelative.exec(clause) ?? [];
  if (relative) {
    const whole = directQuestion(`${whom} ${rest}`);
    const who = whom.slice(whom.indexOf(' ') + 1);
    return whole?.replace(who, () => `${who}, ${relative}${whole.endsWith(who) ? '' : ','}`) ?? null;
  }
  const pause = clause.indexOf(',');
  const [head, behind] = pause < 0 ? [clause, ''] : [clause.slice(0, pause), clause.slice(pause)];
  const word = asked.exec(head)?.[0];
  const said = head.slice((word?.length ?? head.length) + 1);
  // "ob sie hilft oder nur stört": each half has its verb at its end.
  const [, first = said, joint = '', second = ''] = /^(.+) (oder|und) (?=\p{Ll})(.+)$/u.exec(said) ?? [];
  const isTwofold =
    joint !== '' &&
    verb.test(first.split(' ').at(-1) ?? '') &&
    verb.test(second.split(' ').at(-1) ?? '') &&
    // „gemeldet oder eben nicht gemeldet werden“
    !(participle.test(first) && auxiliary.test(second));
  if (word && isTwofold) return twofold(word, [first, second], joint, behind);
  // „wie gehen sie damit um“ is in the order of a question.
  if (word && word !== 'ob' && (inOrder.test(said) || pronounAfter.test(said))) return clause;
  const words = said.split(' ');
  // „wer hat dazu geraten“ is in the order of a question.
  if (word && word !== 'ob' && words.length > 1 && finiteForm.test(words[0] ?? '')) return clause;
  // „ob die Angst haben mit so einem Rad zu fahren“: an infinitive clause follows the verb, so the last word is not the verb.
  if (pause < 0 && withInfinitive.test(said) && !ofInfinitive.test(said)) return null;
  // „wie sie das hinkriegen wenn vorne Schlange ist“: without its comma the second clause hides where the first one ends.
  if (pause < 0 && / (?:wenn|weil|dass|obwohl|sobald) /u.test(said)) return null;
  // „wie gut verstehen Teams ihre Konfiguration“ is in the order of a question.
  if (word && word !== 'ob' && /^\p{Ll}+(?:en|t) \p{Lu}/u.test(said) && /^\p{Lu}/u.test(words.at(-1) ?? ''))
    return clause;
  // „wie lange man bereit ist zu warten“
  const [, before = '', being = '', withZu = ''] = ofInfinitive.exec(said) ?? [];
  if (word && being) return `${[word === 'ob' ? '' : word, being, before, withZu].filter(Boolean).join(' ')}${behind}`;
  // „was sie hätte umstimmen können“
  const [finite = '', infinitive = '', modal = ''] = words.slice(-3);
  if (word && words.length > 3 && ofCluster.test(finite) && modals.test(modal))
    return `${[word, finite, ...words.slice(0, -3), infinitive, modal].join(' ')}${behind}`;
  const last = words.pop() ?? '';
  if (!word || !verb.test(last)) return null;
  // "etwas umgehen" avoids it, "mit etwas umgehen" deals with it.
  const isSeparable =
    !whole.test(last) && !(last.startsWith('umg') && !words.some((one) => one === 'mit' || one === 'damit'));
  const split = (isSeparable && prefix.exec(last)?.[0]) || '';
  // Alone, "wie sie bestellen" leaves open who.
  const isPlural = /(?:n|sind)$/u.test(last);
  const subject = words[0] === 'sie' && isPlural ? ['die', 'Menschen', ...words.slice(1)] : words;
  const afterVerb = subject.join(' ').replace(placeFirst, '$2 $1 $3');
  const parts = [word === 'ob' ? '' : word, last.slice(split.length), afterVerb, split];
  return parts.filter(Boolean).join(' ') + behind;
}

function twofold(
  word: string,
  [first, second]: readonly [string, string],
  joint: string,
  behind: string,
): string | null {
  const asked = directQuestion(`${word} ${first}`);
  const words = second.split(' ');
  const verb = words.pop() ?? '';
  // „ob sie lernen wollen oder nur Kaffee trinken“: what they want to do is in both halves.
  if (/ (?:wollen|möchten|können|dürfen)$/u.test(first) && /en$/u.test(verb))
    return asked && `${asked} ${joint} ${second}${behind}`;
  return asked && `${asked} ${[joint, verb, ...words].join(' ')}${behind}`;
}
