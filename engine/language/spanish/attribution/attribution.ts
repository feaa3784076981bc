import type { Attribution } from '../../attribution/attribution.ts';
import { casedIntroductions, casedName } from '../../attribution/cased-attribution.ts';
import { words } from '../../cue.ts';
import { named } from './named.ts';

const says =
  '(?:(?:dice|dijo|decía|cuenta|contó|contaba|explica|explicó|comenta|comentó|señala|señaló|añade|añadió|asegura|aseguró|recuerda|recordó|afirma|afirmó|menciona|mencionó|relata|relató|confiesa|confesó|admite|admitió|responde|respondió|reconoce|reconoció|se queja|se quejó|resume|resumió|insiste|insistió|describe|describió|lamenta|lamentó|ha (?:dicho|contado|explicado|comentado))(?!\\p{L}))';

export const attribution: Attribution = {
  named,
  research: words(
    'entrevistas?|entrevistad[oa]s?|participantes?|encuestad[oa]s?|notas de campo|diario de campo|investigación (?:de|con) usuarios|pruebas? de usabilidad|usabilidad|grupos? focal(?:es)?|visitas? (?:de campo|a domicilio|al cliente)|nos (?:dijo|contó|explicó|comentó|relató|dice|cuenta|explica|confesó)|(?:hablamos|conversamos) con|(?:visitamos|entrevistamos|observamos) a',
  ),
  elsewhere: words(
    'periodistas?|periódico|diario el|revista|agencia (?:efe|de noticias)|efe|reuters|rueda de prensa|comunicado|portavoz|en (?:su|un|una) (?:libro|artículo|novela|ensayo|discurso)|et al|publicad[oa]s?|publicó|capítulo',
  ),
  outsiders: words(
    'entrevistador(?:a)?|moderador(?:a)?|facilitador(?:a)?|investigador(?:a)?|autor(?:a)?|escritor(?:a)?|novelista|periodista|analista|portavoz|ministr[oa]|alcalde(?:sa)?|filósof[oa]|empresa|compañía|s\\.?a|s\\.?l|fabricante|proveedor|agencia|ministerio|universidad|instituto|asociación|ciudad|pueblo|capital|aplicación|app|herramienta|software|plataforma|producto|marca',
  ),
  relations: words(
    '(?:su|sus|una?|la|el|otr[oa]) (?:\\p{L}+ ){0,2}?(?:compañer[oa]s?|colegas?|jefa?|marido|esposa?|mujer|pareja|madre|padre|hermana?|hermano|hija|hijo|amig[oa]|vecin[oa]|médic[oa]|client[ae])',
  ),
  name: casedName('de|del|la|las|los|y|da'),
  titles: { before: 'Sra|Sr|Srta|Señora|Señor|señora|señor|Doña|Don|doña|don|Dra|Dr' },
  pronouns: '[Ee]lla|[Éé]l',
  introductions: casedIntroductions(
    '(?:\\p{Ll}+(?:era|ero|ora|or|ista|ante|ente|aria|ario)|jefa|maestra|maestro|médica|médico)',
    '(?:es|era|trabaja como|trabaja de)',
  ),
  accordingTo: '(?:[Ss]egún|[Dd]e acuerdo con|[Ee]n palabras de)(?: el| la)?',
  patterns: [
    `(?:(?:[Ee]l|[Ll]a) )?{P} (?:también |luego |después )?(?:nos |me )?${says}`,
    `(?:nos |me )?${says} (?:(?:[Ee]l|[Ll]a) )?{P}`,
  ],
  elided: `(?:nos |me )?${says}`,
};
