import type { Attribution } from '../../attribution/attribution.ts';
import { casedIntroductions, casedName } from '../../attribution/cased-attribution.ts';
import { words } from '../../cue.ts';
import { named } from './named.ts';

const says =
  '(?:(?:sagte?|erzählte?|erklärte?|berichtete?|meinte?|ergänzte?|schilderte?|beschreibt|beschrieb|betonte?|beklagte? sich|klagte?|antwortete?|erinnerte? sich|gibt an|gab an|gesteht|gestand|räumte? ein|fügte? hinzu|findet|fand|erwähnte?|lachte?|seufzte?|bestätigte?|fasste? (?:es )?zusammen|wünschte? sich|sagt|erzählt|erklärt|berichtet|meint|ergänzt|schildert|betont|beklagt sich|klagt|antwortet|erinnert sich|räumt ein|fügt hinzu|erwähnt|lacht|seufzt|bestätigt|fasst (?:es )?zusammen|wünscht sich)(?!\\p{L}))';
const said =
  '(?:gesagt|erzählt|berichtet|erklärt|geschildert|beschrieben|erwähnt|betont|geantwortet|zugegeben|angegeben|verraten|ergänzt)(?!\\p{L})';

export const attribution: Attribution = {
  named,
  research: words(
    'interviews?|interviewt(?:e|en)?|gesprächspartner(?:in|innen)?|befragt(?:e|en|er)?|befragung(?:en)?|teilnehmer(?:in|innen|n)?|teilnehmende[nr]?|proband(?:in|innen|en)|nutzerforschung|feldnotiz(?:en)?|usability|fokusgruppen?|vor-ort-besuch(?:e|en)?|hausbesuch(?:e|en)?|kundenbesuch(?:e|en)?|gesprächsnotiz(?:en)?|sagten?(?: \\p{L}+){0,3} uns|erzählten?(?: \\p{L}+){0,3} uns|berichteten?(?: \\p{L}+){0,3} uns|hat uns(?: \\p{L}+){0,3} (?:erzählt|gesagt|berichtet)|uns (?:gesagt|erzählt|berichtet)|wir (?:sprachen|trafen|besuchten|interviewten|beobachteten)|haben wir(?: \\p{L}+){0,5} (?:gesprochen|interviewt|besucht)',
  ),
  elsewhere: words(
    'reporter(?:n|in)?|journalist(?:en|in|innen)?|zeitung|tageszeitung|spiegel|nachrichtenagentur|dpa|pressekonferenz|pressemitteilung|sprecher(?:in)? (?:de[rs]|von)|in (?:seinem|ihrem|einem) (?:buch|aufsatz|artikel|roman|essay|vortrag)|et al|veröffentlicht(?:e|en)?|kapitel',
  ),
  outsiders: words(
    'interviewer(?:in)?|moderator(?:in)?|moderation|(?:geführt|interviewt|verfasst) von|forscher(?:in|innen)?|protokoll|autor(?:in)?|schriftsteller(?:in)?|journalist(?:in)?|analyst(?:in)?|(?:presse|unternehmens)?sprecher(?:in)?|minister(?:in)?|bürgermeister(?:in)?|philosoph(?:in)?|unternehmen|firma|konzern|gmbh|ag|kg|hersteller|anbieter|agentur|ministerium|universität|hochschule|institut|verband|verein|stadt|dorf|hauptstadt|app|werkzeug|software|plattform|produkt|marke|bahn',
  ),
  relations: words(
    '(?:ihr|ihre|ihrem|ihrer|ihren|sein|seine|seinem|seiner|seinen|eine?|einer|einem|einen|die|der|dem|den|\\p{L}+s) (?:\\p{L}+ ){0,2}?(?:kollegin(?:nen)?|kollegen?|chefin|chef|vorgesetzten?r?|mann|frau|partner(?:in)?|mutter|vater|schwester|bruder|tochter|sohn|freundin|freund|nachbar(?:in|n)?|arzt|ärztin|kund(?:in|e|en))',
  ),
  name: casedName('von|van|der|de|zu|di|da|al'),
  titles: { before: 'Frau|Herr|Herrn|Dr|Prof|Schwester|Pfleger' },
  pronouns: '[Ss]ie|[Ee]r',
  introductions: casedIntroductions(
    '\\p{Lu}\\p{Ll}+(?:angestellter?|erin|orin|istin|ärztin|frau|kraft|erin|wirtin|köchin|ner|rer|ker|ger|fer|ler|ter|mann|arzt|ist|wirt|koch)',
    '(?:ist|war|arbeitet als)',
  ),
  accordingTo: '(?:[Ll]aut|[Nn]ach (?:Angaben|Aussage|den Worten) von|, so)',
  patterns: [
    `{P}(?: (?:auch|dann|später|noch|oft|uns|mir)){0,2} ${says}`,
    `${says}(?: (?:uns|mir|auch|dazu))? {P}`,
    `{P} (?:hat|habe|hatte)(?: \\p{L}+){0,4}? ${said}`,
    `(?:hat|habe|hatte)(?: uns| mir)? {P}(?: \\p{L}+){0,4}? ${said}`,
    '{P} zufolge',
  ],
  codes: 'TN|T',
  tradeBefore: /^\p{Lu}\p{Ll}{5,}(?:in|er|ist|frau|mann|arzt|kraft|wirt)$/u,
};
