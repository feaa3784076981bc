import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { ConsequenceKind as AnyKind } from '#engine/language/templates/templates.ts';
import { clauseShowing, consequencesIn, withOutcome } from './consequences.ts';

type ConsequenceKind = Exclude<AnyKind, 'outcome'>;
const kinds: ConsequenceKind[] = ['cost', 'time', 'risk', 'frequency', 'workaround', 'hindrance', 'affected'];
const shownIn = (text: string, language: Language) =>
  kinds.filter((kind) => clauseShowing(kind, text, language) !== null);

describe('a sentence shows what follows from a topic', () => {
  test.each<[Language, ConsequenceKind, string]>([
    ['english', 'time', 'We spend two hours every Friday copying the hours over.'],
    ['english', 'cost', 'They charge us 40 dollars for each parcel that comes back.'],
    ['english', 'cost', 'The heaters put eighty pounds on the electric bill.'],
    ['english', 'cost', 'It is a tenner a go in a shop on the ring road.'],
    ['english', 'time', 'The driver before us was late by forty minutes again.'],
    ['english', 'time', 'I have to explain the same leak from the beginning.'],
    ['english', 'time', 'I sit there half an hour for five labels.'],
    ['german', 'time', 'Manchmal schreibe ich eine halbe Stunde für fünf Sätze.'],
    ['english', 'risk', 'I went home in the end and missed the rehearsal.'],
    ['english', 'risk', 'Then you become the difficult neighbour, and they do not like that.'],
    ['english', 'workaround', 'It is quicker to bake it at home than to order it.'],
    ['english', 'workaround', 'I had to phone the office from the car park.'],
    ['english', 'affected', 'My youngest has a cough since we moved in there.'],
    ['english', 'affected', 'I lie awake at night and think about the bill.'],
    ['english', 'cost', 'I have not told them because last time they charged me forty euros for it.'],
    ['german', 'risk', 'Wenn ich krank bin, weiß keiner, wo die Schlüssel liegen.'],
    ['german', 'risk', 'Die meisten haben Angst vor dem neuen Formular im Büro.'],
    ['german', 'workaround', 'Am Ende mache ich es selbst, noch am gleichen Abend.'],
    ['german', 'affected', 'Meine Familie hat mich im Sommer kaum gesehen.'],
    ['german', 'time', 'Ich stehe am Bahnhof und warte auf den nächsten Wagen.'],
    ['japanese', 'risk', '機械を全部入れ替えたので、もう後戻りできません。'],
    ['french', 'affected', 'Honnêtement, ça me stresse avant chaque ouverture du marché.'],
    ['french', 'workaround', 'Je dois appeler le bureau depuis la voiture.'],
    ['spanish', 'workaround', 'Siempre tengo que llamar a la oficina desde la calle.'],
    ['spanish', 'affected', 'Estoy agotada cuando llego a casa por la noche.'],
    ['portuguese', 'workaround', 'Sempre tenho que ligar para o escritório da rua.'],
    ['russian', 'workaround', 'Каждый раз приходится звонить в контору с улицы.'],
    ['russian', 'affected', 'Из-за этих писем я не могу уснуть до утра.'],
    ['arabic', 'workaround', 'كل مرة أضطر إلى الاتصال بالمكتب من الشارع.'],
    ['hindi', 'affected', 'इस बात को लेकर रात भर नींद नहीं आती।'],
    ['chinese', 'workaround', '系统坏了，我们只能重新抄一遍。'],
    ['chinese', 'affected', '我晚上想着账单就睡不着觉。'],
    ['english', 'cost', 'I took two unpaid days off for the baker.'],
    ['english', 'time', 'For six days nobody told us about the oven.'],
    ['english', 'time', 'After a night shift I lose a whole day of sleep.'],
    ['german', 'cost', 'Wer nicht kommt, zahlt fünfzehn Euro pro Stunde.'],
    ['german', 'time', 'Ich muss alles zweimal eintragen, hier und im Büro.'],
    ['german', 'risk', 'Letztes Jahr haben wir zwei Familien verloren.'],
    ['japanese', 'risk', '列が止まると、お客さんは隣のコンビニに行ってしまいます。'],
    ['japanese', 'workaround', '明細の形が違うので、月末に電卓で足し直しています。'],
    ['english', 'risk', 'Somebody could slip there and get hurt on the wet floor.'],
    ['english', 'risk', 'And then we lose customers who do not come back.'],
    ['english', 'frequency', 'It fails three times a week and I start over.'],
    ['english', 'workaround', 'So I keep my own list on paper next to the till.'],
    ['english', 'affected', 'Our customers complain about it at the counter.'],
    ['german', 'time', 'Wir verlieren jeden Freitag zwei Stunden mit dem Abtippen.'],
    ['german', 'cost', 'Der neue Ofen ist für uns viel zu teuer.'],
    ['german', 'risk', 'Auf der Treppe ist es im Winter wirklich gefährlich.'],
    ['german', 'workaround', 'Wir schreiben die Bestellungen immer noch von Hand ab.'],
    ['german', 'affected', 'Die Kunden beschweren sich fast jeden Samstag darüber.'],
    ['french', 'time', 'On perd deux heures à chercher les bons papiers.'],
    ['french', 'cost', 'Cette machine coûte trop cher pour notre boutique.'],
    ['french', 'workaround', 'Du coup je note tout à la main le soir.'],
    ['spanish', 'time', 'Perdemos dos horas cada viernes con los papeles.'],
    ['spanish', 'cost', 'El envío sale caro para un negocio pequeño.'],
    ['spanish', 'affected', 'Los clientes se quejan de la espera todos los días.'],
    ['portuguese', 'time', 'A gente perde duas horas toda sexta com isso.'],
    ['portuguese', 'workaround', 'Eu anoto tudo à mão no fim do dia.'],
    ['russian', 'time', 'На это уходит два часа каждую пятницу вечером.'],
    ['russian', 'workaround', 'Мы переписываем все заказы вручную в конце дня.'],
    ['russian', 'risk', 'Зимой на этой лестнице ходить очень опасно.'],
    ['arabic', 'time', 'ننتظر كل يوم جمعة ثلاث ساعات أمام المخزن.'],
    ['arabic', 'workaround', 'أكتب كل الطلبات باليد على ورقة صغيرة.'],
    ['hindi', 'time', 'इस काम में हमें दो घंटे लगते हैं।'],
    ['hindi', 'cost', 'यह मशीन हमारे लिए बहुत महँगी है।'],
    ['japanese', 'time', '毎週金曜日は入力に二時間もかかります。'],
    ['japanese', 'workaround', '注文はいまでも手書きで帳面に写しています。'],
    ['japanese', 'risk', '冬はあの階段が本当に危険なんです。'],
    ['chinese', 'time', '每个星期五要花两个小时抄单子。'],
    ['chinese', 'workaround', '我们现在还是手写在本子上。'],
    ['chinese', 'cost', '这台机器对我们来说太贵了。'],
    ['english', 'hindrance', 'The client was not able to use that information.'],
    ['english', 'hindrance', 'So I could not find the form before the office closed.'],
    ['english', 'hindrance', 'When the lift stands still we can’t get out with the pram.'],
    ['english', 'hindrance', 'In the end we had to give up the stall on Saturdays.'],
    ['english', 'workaround', 'So we had to develop a filter for the pictures.'],
    ['english', 'hindrance', 'By the third form I gave up on the whole refund.'],
    ['english', 'risk', 'I lost all my beans in those six days.'],
    ['german', 'hindrance', 'Nach dem dritten Anruf habe ich es aufgegeben.'],
    ['german', 'hindrance', 'Wir konnten die Bestellung am Freitag nicht abschicken.'],
    ['german', 'hindrance', 'Dann kann ich die alten Rechnungen nicht finden.'],
    ['german', 'hindrance', 'Das Formular ist so klein, dass man es nicht lesen kann.'],
    ['german', 'workaround', 'Am Ende mussten wir alles noch einmal zählen.'],
    ['french', 'hindrance', 'Je n’ai pas pu ouvrir le dossier avant midi.'],
    ['french', 'hindrance', 'On ne peut pas réserver la salle par téléphone.'],
    ['spanish', 'hindrance', 'No pudimos entregar los pedidos del viernes a tiempo.'],
    ['spanish', 'hindrance', 'Con esa pantalla no puedo ver los horarios de mi turno.'],
    ['portuguese', 'hindrance', 'Não consegui marcar a consulta antes da sexta.'],
    ['portuguese', 'hindrance', 'Com a chuva a gente não consegue abrir a barraca.'],
    ['russian', 'hindrance', 'Мы не смогли вовремя отправить заказы покупателям.'],
    ['russian', 'hindrance', 'Из-за очереди я не могу записаться к врачу.'],
    ['arabic', 'hindrance', 'لم نتمكن من إرسال الطلبات قبل نهاية الأسبوع.'],
    ['hindi', 'hindrance', 'बिजली जाने पर हम ऑर्डर भेज नहीं पाते।'],
    ['chinese', 'hindrance', '系统一卡，我们就没办法预约下周的课。'],
    ['chinese', 'hindrance', '晚上去的话根本找不到停车的地方。'],
    ['japanese', 'hindrance', '画面が小さくて、時刻表が読めないんです。'],
    ['japanese', 'hindrance', '電話がつながらず、予約の変更ができませんでした。'],
  ])('%s, %s: %s', (language, kind, text) => {
    expect(shownIn(text, language)).toContain(kind);
  });

  test.each<[Language, string]>([
    ['english', 'So for two months they were saying it at lunch.'],
    ['english', 'And on paper to be short is cheaper.'],
    ['english', 'It does not take long to write that down.'],
    ['english', 'The new oven was not expensive at all for us.'],
    ['english', 'I have baked bread in this town for thirty years.'],
    ['english', 'Every day I open the shop at six and make coffee.'],
    ['english', 'Wait a minute, I think the door is over there.'],
    ['english', 'How much time does it take you every week?'],
    ['english', 'You do not have to explain the leak again each time.'],
    ['english', 'I never missed the bus on the way to school.'],
    ['german', 'Das dauert nicht lange, wenn man es kann.'],
    ['japanese', 'それにはあまり時間がかからないです。'],
    ['hindi', 'इसमें बहुत समय लगता नहीं है।'],
    ['english', 'I could not say which of the two I like better.'],
    ['english', 'I can’t think of a better baker in this town.'],
    ['english', 'I had to laugh when I saw the second letter.'],
    ['english', 'In the night I had to drive to the hospital with my son.'],
    ['german', 'Das kann ich Ihnen heute leider nicht sagen.'],
    ['german', 'Ich konnte mir das am Anfang nicht vorstellen.'],
    ['french', 'Je ne peux pas vous dire quand c’était exactement.'],
    ['spanish', 'No puedo decir cuál de las dos prefiero.'],
    ['portuguese', 'Não consigo dizer qual das duas prefiro.'],
    ['russian', 'Я не могу сказать, какая из них лучше.'],
    ['arabic', 'لا أستطيع أن أقول أيهما أفضل عندي.'],
    ['hindi', 'मैं यह बात अभी कह नहीं सकती।'],
    ['chinese', '这个我现在也没法说清楚。'],
    ['japanese', 'どちらがいいか、ちょっと言えないですね。'],
  ])('not where it is denied, asked or only a habit: %s, %s', (language, text) => {
    expect(shownIn(text, language)).toEqual([]);
  });
});

const said = (text: string, speaker: string | null = 'Mara', isNear = true) => ({
  text,
  language: 'english' as const,
  speaker,
  isNear,
});

test('a consequence is shown by the clause that holds it, word for word, without fillers at its ends', () => {
  const text = 'Um, well, we spend two hours every Friday copying it over, you know, and nobody thanks us for that.';
  expect(consequencesIn([said(text)])).toEqual([
    { kind: 'time', quote: 'we spend two hours every Friday copying it over', speaker: 'Mara' },
  ]);
});

test('at most two are shown, each of another kind', () => {
  const found = consequencesIn([
    said('We spend two hours every Friday copying it over.'),
    said('It takes ages until the page has loaded.'),
    said('The repair is too expensive for a shop like ours.'),
    said('So I write everything down by hand in the evening.', null),
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(['cost', 'time']);
  expect(found[1]?.quote).toContain('two hours');
});

test('of one sentence one consequence is shown: a second kind in the same words is mostly the first again', () => {
  const german = (text: string) => ({ ...said(text), language: 'german' as const });
  const twice = 'Mit der neuen Liste musste ich alles zweimal eintragen, einmal hier und einmal im Büro.';
  const title = 'Die neue Liste mag hier niemand';
  expect(consequencesIn([german(twice)], title, title).map(({ kind }) => kind)).toEqual(['time']);
  const byHand = german('Am Ende mache ich es selbst, noch am gleichen Abend.');
  expect(consequencesIn([german(twice), byHand], title, title).map(({ kind }) => kind)).toEqual(['time', 'workaround']);
});

test('what the title says itself is no consequence of it', () => {
  const lead = 'We spend two hours every Friday copying it over.';
  expect(consequencesIn([said(lead)], lead)).toEqual([]);
  const slot = 'When they give me a five-hour slot, I lose a whole day of sleep.';
  expect(consequencesIn([said(slot)], slot)).toEqual([]);
});

test('a number is not cut at its comma', () => {
  const [found] = consequencesIn([said('Last year the flood cost us more than $12,500 in flour alone.')]);
  expect(found?.quote).toBe('Last year the flood cost us more than $12,500 in flour alone');
});

test('broken speech is not quoted', () => {
  expect(consequencesIn([said('It it takes uh two hours the the whole thing every')])).toEqual([]);
});

test('of what the lead quote says beside the title only the words that show it are quoted', () => {
  const lead = 'They give me a five-hour slot, and I lose a whole day of sleep.';
  expect(consequencesIn([said(lead)], lead, 'They give me a five-hour slot')).toEqual([
    { kind: 'time', quote: 'I lose a whole day of sleep', speaker: 'Mara' },
  ]);
});

test('words that wait for what follows are not quoted without it', () => {
  const lead = "I've sealed the bath three times, because it's quicker to watch a video than to wait for them.";
  expect(consequencesIn([said(lead)], lead, "I've sealed the bath three times")).toEqual([]);
});

test('what a person could not do is taken from the answer that holds the claim, not from what others say', () => {
  const barred = 'So we could not open the stall before noon.';
  expect(consequencesIn([said(barred)]).map(({ kind }) => kind)).toEqual(['hindrance']);
  expect(consequencesIn([said(barred, 'Tom', false)])).toEqual([]);
});

test('half a question is not quoted', () => {
  expect(consequencesIn([said("Where you're wasting time on the forms every day.")])).toEqual([]);
  expect(consequencesIn([said('When it rains we waste a lot of time on the forms.')])).toHaveLength(1);
});

test('the outcome is shown after a single consequence, unless that or the title states it', () => {
  const [time] = consequencesIn([said('We spend two hours every Friday copying it over.')]);
  const home = { kind: 'outcome' as const, quote: 'So we went home', speaker: 'Mara' };
  const title = 'We queued for an hour';
  expect(withOutcome([], home, title)).toEqual([home]);
  expect(withOutcome(time ? [time] : [], home, title)).toEqual([time, home]);
  expect(withOutcome([], home, `${title}. So we went home`)).toEqual([]);
  expect(withOutcome([], home, `${title}. We went home`)).toEqual([]);
  expect(withOutcome([{ ...home, kind: 'hindrance' }], home, title)).toHaveLength(1);
  expect(withOutcome([], null, title)).toEqual([]);
});
