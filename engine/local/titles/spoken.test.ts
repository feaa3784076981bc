import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { statementTitle } from './claim-title.ts';

/** Complete as they are said: a time or a place comes first, the verb is in no list, or is its own subject. */
const whole: Partial<Record<Language, readonly string[]>> = {
  german: [
    'Niemand hat uns gesagt, dass die Miete steigt',
    'Die alte Pumpe läuft seit Ostern nicht mehr rund',
    'Der letzte Bus fährt vor dem Ende der Schicht ab',
  ],
  french: [
    'Sur le quai personne ne répond au téléphone',
    "Avec les gants je n'arrive pas à toucher l'écran",
    'Ma voisine garde les colis de toute la rue',
    'Le chauffeur ne sonne jamais au bon étage',
    "J'épluche chaque facture parce qu'ils se trompent souvent",
    'Tout le monde se sert du même badge',
    "La seule chose qui m'aide, c'est le gardien de l'immeuble",
    'Quand arrive le camion, il faut lâcher tout le reste',
    "Il m'a fallu trois soirées pour ranger les cartons",
  ],
  spanish: [
    'Con guantes no consigo tocar la pantalla',
    'En invierno la puerta se congela y esperamos fuera',
    'Mi vecina guarda los paquetes de toda la calle',
    'El conductor nunca llama al piso correcto',
    'Reviso cada factura porque se equivocan mucho',
    'Después de cada cambio el horario sale mal impreso',
    'Cuando llega el camión, hay que dejar todo lo demás',
    'Necesité tres noches para ordenar las cajas',
    'Nadie avisó de que cerraban la calle',
    'Anoto todo en una libreta que guardo bajo el mostrador',
  ],
  portuguese: [
    'Com luvas não consigo tocar na tela',
    'Minha vizinha guarda os pacotes da rua inteira',
    'O motorista nunca toca no andar certo',
    'Depois de cada mudança o horário sai impresso errado',
    'Quando chega o caminhão, é preciso largar todo o resto',
    'Precisei de três noites para arrumar as caixas',
    'Ninguém avisou que a rua estava fechada',
    'Anoto tudo num caderno que guardo embaixo do balcão',
    'Sem a lista da parede a gente estaria perdido',
  ],
  chinese: [
    '每份出货单我都打印出来备着',
    '机器人听不懂我妈妈的口音',
    '最让我生气的是排队叫号',
    '现在每次交班我都拍照',
    '没有人告诉我们押金要涨',
    '仓库里的数字和货架上的从来对不上',
  ],
  arabic: ['أطبع كل فاتورة قبل نهاية الشهر', 'احتجت إلى ثلاث مكالمات لتغيير الموعد', 'أحجز في الليل بعد نوم الأولاد'],
  hindi: ['गेट वाला ताला बार-बार बीच में अटक जाता है'],
};

/** What opens like them and is no clause, or leaves out what it is about. */
const broken: Partial<Record<Language, readonly string[]>> = {
  french: [
    'Après la réunion avec les collègues du bureau.',
    'Pour la deuxième question que vous avez posée.',
    'Sans la carte que le chauffeur avait prise.',
    'Avec mon mari et les enfants de ma sœur.',
    'Au début quand on avait encore les anciens.',
    'Sur le côté gauche de la page.',
    "Quand le deuxième arrive avec l'autre.",
    "Je l'ai mis dans le sien.",
    'Il ne le fait jamais avec lui.',
    'Parce que le livreur ne passe pas.',
    'Ce qui fait que le rapport.',
    "La personne qui m'avait dit ça.",
  ],
  spanish: [
    'Después de la reunión con los compañeros de la oficina.',
    'Para la segunda pregunta que me hiciste.',
    'Con mi marido y los hijos de mi hermana.',
    'Al principio cuando aún estaban los antiguos.',
    'Sin la tarjeta que el chófer había cogido.',
    'Lo puse en el suyo.',
    'Cuando llega el segundo con el otro.',
    'Trabajo de enfermera desde hace diez años.',
    'Sobre el lado izquierdo de la página.',
    'Porque el repartidor no pasa.',
    'La persona que me había dicho eso.',
    'No sé cómo lo hacen ellos.',
  ],
  portuguese: [
    'Depois da reunião com os colegas do escritório.',
    'Para a segunda pergunta que você me fez.',
    'Com meu marido e os filhos da minha irmã.',
    'No começo quando ainda tinha os antigos.',
    'Sem o cartão que o motorista tinha levado.',
    'Eu coloquei no dele.',
    'Quando chega o segundo com o outro.',
    'Trabalho de enfermeira há dez anos.',
    'Sobre o lado esquerdo da página.',
    'Porque o entregador não passa.',
    'A pessoa que me disse isso.',
    'Não sei como eles fazem.',
  ],
  german: [
    'Muss ich sagen, das haben sie gut gemacht.',
    'Die liegt seit Ostern im Keller und keiner braucht sie mehr.',
    'Der denkt immer noch, wir hätten den alten Schlüssel.',
  ],
  chinese: [
    '我们公司楼下的那个仓库。',
    '去年冬天在码头的时候。',
    '那个软件的更新。',
    '坏了也不保修。',
    '隔壁店里客人的投诉。',
  ],
  arabic: ['بعد الاجتماع مع زملاء المكتب.', 'السائق الذي أخذ البطاقة معه.', 'من مكتب الشركة في وسط المدينة.'],
};

const rows = (table: Partial<Record<Language, readonly string[]>>) =>
  Object.entries(table).flatMap(([language, said]) => said.map((text) => [language as Language, text] as const));

describe('what people say', () => {
  test.each(rows(whole))('is a title as it is: %s, %s', (language, text) => {
    expect(statementTitle(`${text}.`, language)?.text).toBe(text);
  });

  test.each(rows(broken))('is none where it is no clause: %s, %s', (language, text) => {
    expect(statementTitle(text, language)).toBeNull();
  });

  test('ends before words that are only announced', () => {
    const said = 'Wir haben den Kessel tauschen lassen, und mein Bruder hat gesagt.';
    expect(statementTitle(said, 'german')?.text).toBe('Wir haben den Kessel tauschen lassen');
  });
});
