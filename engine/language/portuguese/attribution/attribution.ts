import type { Attribution } from '../../attribution/attribution.ts';
import { casedIntroductions, casedName } from '../../attribution/cased-attribution.ts';
import { words } from '../../cue.ts';
import { named } from './named.ts';

const says =
  '(?:(?:diz|disse|dizia|conta|contou|contava|explica|explicou|comenta|comentou|acrescenta|acrescentou|afirma|afirmou|relata|relatou|lembra|lembrou|recorda|recordou|menciona|mencionou|admite|admitiu|confessa|confessou|responde|respondeu|reclama|reclamou|queixa-se|queixou-se|resume|resumiu|garante|garantiu|descreve|descreveu|lamenta|lamentou|reconhece|reconheceu)(?:-nos|-me)?(?!\\p{L}))';

export const attribution: Attribution = {
  named,
  research: words(
    'entrevistas?|entrevistad[oa]s?|participantes?|respondentes?|inquirid[oa]s?|notas de campo|diário de campo|pesquisa (?:de|com) (?:usuários|utilizadores)|testes? de usabilidade|usabilidade|grupos? foca(?:l|is)|visitas? (?:de campo|domiciliares|ao cliente)|nos (?:disse|contou|explicou|relatou|diz|conta|explica)|(?:disse|contou|explicou|relatou)-nos|(?:falámos|falamos|conversámos|conversamos) com|(?:visitámos|visitamos|entrevistámos|entrevistamos|observámos|observamos) [oa]?',
  ),
  elsewhere: words(
    'jornalistas?|jornal|revista|agência (?:lusa|de notícias)|reuters|conferência de imprensa|coletiva de imprensa|comunicado|porta-voz|n?em? ?(?:seu|um|no seu) (?:livro|artigo|romance|ensaio|discurso)|et al|publicad[oa]s?|publicou|capítulo',
  ),
  outsiders: words(
    'entrevistador(?:a)?|moderador(?:a)?|facilitador(?:a)?|pesquisador(?:a)?|investigador(?:a)?|autor(?:a)?|escritor(?:a)?|romancista|jornalista|analista|porta-voz|ministr[oa]|prefeit[oa]|filósof[oa]|empresa|companhia|s\\.?a|lda|ltda|fabricante|fornecedor|agência|ministério|universidade|instituto|associação|cidade|vila|capital|aplicação|aplicativo|app|ferramenta|software|plataforma|produto|marca',
  ),
  relations: words(
    '(?:a|o|uma?|a sua|o seu|sua|seu|outr[oa]) (?:\\p{L}+ ){0,2}?(?:colegas?|chefe|gerente|marido|esposa|mulher|companheir[oa]|mãe|pai|irmã|irmão|filha|filho|amig[oa]|vizinh[oa]|médic[oa]|client[ea])',
  ),
  name: casedName('de|da|do|das|dos|e'),
  titles: { before: 'Sra|Sr|Senhora|Senhor|Dona|Seu|dona|Dra|Dr' },
  pronouns: '[Ee]la|[Ee]le',
  introductions: casedIntroductions(
    '(?:\\p{Ll}+(?:eira|eiro|ora|or|ista|ante|ente|ária|ário)|chefe|médica|médico)',
    '(?:é|era|trabalha como)',
  ),
  accordingTo: '(?:[Ss]egundo|[Dd]e acordo com|[Nn]as palavras de)(?: [ao])?',
  patterns: [`(?:[AaOo] )?{P} (?:também |depois |ainda )?(?:nos |me )?${says}`, `(?:nos |me )?${says} (?:[AaOo] )?{P}`],
  elided: `(?:nos |me )?${says}`,
};
