import type { Language } from '#contract/languages.ts';

/**
 * Reports in each language, with participants who are described, quoted and reported, and with a cited author, an organisation and
 * people without a name beside them.
 */
export const reports: Record<Language, string> = {
  arabic: `ملاحظات ميدانية: زيارة صيدليتين

تحدثنا مع ثلاثة أشخاص في الصيدليتين.

مريم العلي، صيدلانية منذ عشر سنوات، أخبرتنا أن النظام يتوقف كل مساء. «أكتب الوصفات على الورق ثم أنقلها في الليل»، قالت مريم العلي. وأضافت مريم العلي أن الورق لا يضيع.

قال السيد حسن: «الزبائن ينتظرون نصف ساعة ويغضبون مني». المشاركة 3 (طالبة، 22 عامًا) قالت إن الأسعار غير واضحة.

وفقا لدراسة الخطيب (2020) فإن الانتظار هو السبب الأول للشكوى.`,
  chinese: `用户访谈记录：社区食堂

我们走访了两个社区食堂，和三位居民聊了聊。

李秀兰（退休教师，68岁）告诉我们，她每天十一点就去排队。“去晚了就没有鱼了，”她说。“我一个人吃饭，做多了也是浪费。”

王师傅说：“早上四点开始和面，冬天水特别冷。”受访者3（外卖员）表示，中午没有地方坐。

据张伟（2021）介绍，社区食堂的数量增加了三成。某公司表示将继续投资。`,
  english: `Ward visits, week 12: summary

We spent two days on two wards and spoke with staff between shifts. The hospital sends about thirty internal mails a week.

Maria Keller, head nurse at a hospital in Ulm, told us she never reads the mails. "I have forty patients," she said. "By the time I sit down it is four in the morning, and I am not going to open a mailbox then." Her colleague Jonas Weber fetched coffee. He laughed about the printer.

P4 (teacher, 12 years) said that the rota is always late. According to Mr Tanaka, the night porter, most messages are about parking. "Nobody parks at night," said Mr Tanaka.

Don Norman (2013) said that signs mean bad design. The hospital's spokesman said the mails were mandatory. "It will get better," he promised. One nurse said the room was cold.

“I print the rota and stick it to the fridge, because the app logs me out.” — Sofia Brandt, night nurse
“We never see the new rota before Friday.” (P7)

Ms Keller keeps a paper list in her pocket. She explained that the list is faster than any app. Weber said nothing about this. Keller would like "one page, once a week".`,
  french: `Compte rendu d'entretiens : livreurs à vélo

Nous avons rencontré trois livreurs à Lyon.

Sophie Marchand, livreuse depuis quatre ans, nous a expliqué qu'elle ne regarde jamais la carte. « Je connais toutes les rues par cœur », dit-elle. « L'application m'envoie toujours par la montée. »

Selon M. Diallo, ancien cuisinier, les pourboires ont disparu. « Avant, les gens descendaient avec une pièce », raconte M. Diallo.

P2 (étudiant, 22 ans) a dit que la pluie double les commandes. D'après Durand (2020), le secteur croît de 8 % par an. Une cliente a dit que c'était trop lent.`,
  german: `Feldnotizen: Besuche in drei Arztpraxen

Wir sprachen mit drei Personen. Die Praxen liegen in Freiburg und Umgebung.

Die medizinische Fachangestellte Petra Sommer arbeitet seit neun Jahren am Empfang. Frau Sommer erzählte uns, dass sie jeden Morgen vierzig Anrufe entgegennimmt. „Ich habe keine Hand frei, wenn jemand vor mir steht“, sagte sie. „Deshalb lasse ich es einfach klingeln.“

Dr. Kai Lorenz, Hausarzt, 52, erklärte: „Ich unterschreibe Rezepte zwischen zwei Patienten, und manchmal vergesse ich eines.“ Laut Dr. Lorenz dauert ein Rezept drei Minuten. Herr Lorenz hat uns außerdem gesagt, dass er die neue Software nicht mag.

TN3 (Auszubildende, 1. Lehrjahr) meinte, sie traue sich nicht zu fragen. „Alle haben es eilig“, so TN3.

Die Firma Medisoft teilte mit, das Update komme im Mai. Laut Schulz (2019) sind Wartezeiten der häufigste Grund für Beschwerden. Eine Patientin sagte, sie warte schon lange.

„Ein Zettel am Bildschirm hilft mir mehr als jede Schulung.“ – Aylin Demir, Ärztin in Weiterbildung`,
  hindi: `फील्ड नोट्स: दो सरकारी स्कूलों का दौरा

हमने तीन शिक्षकों से बात की।

सीमा वर्मा (गणित की शिक्षिका, 15 वर्ष) ने हमें बताया कि रजिस्टर भरने में रोज़ एक घंटा लगता है। "बच्चों के सामने बैठकर मैं सिर्फ़ हाज़िरी लिखती रहती हूँ," सीमा वर्मा ने कहा। उन्होंने कहा कि ऐप बहुत धीमा है।

श्री मोहन के अनुसार, बिजली दोपहर में चली जाती है। प्रतिभागी 3 (प्रधानाचार्य) ने कहा, "हमारे पास तीन ही कंप्यूटर हैं और दो खराब हैं।"

शर्मा (2019) के अनुसार, डिजिटल हाज़िरी से समय बचता है।`,
  japanese: `訪問調査の記録（三月）

今回は三人の方に話を聞いた。場所は大阪市内の介護施設である。

田中恵子さん（介護職員、42歳）は「夜勤のあとは記録を書く気力が残っていません。」と話した。田中さんによると、記録は一晩に二十件ほどある。「手書きのほうが早いので、あとで写しています」と話す。

施設長の山本さんは「紙をなくしたいけれど、停電が心配です」と語った。参加者A（看護師、経験12年）は、引き継ぎの時間が短すぎると述べた。

佐藤（2018）によると、記録の電子化は負担を減らすという。ある家族は「もっと早く知りたい」と言った。`,
  portuguese: `Relatório de entrevistas: creche municipal

Conversámos com duas educadoras e um pai.

Joana Pires, educadora há onze anos, contou-nos que escreve o relatório em casa. «Aqui nunca tenho dez minutos seguidos», disse Joana Pires. «Levo o caderno e escrevo na cozinha», acrescentou.

Segundo o Sr. Teixeira, pai de gémeos, a aplicação envia avisos a mais. P3 (cozinheira, 58 anos) disse que as alergias estão numa folha na parede.

De acordo com Santos (2018), a comunicação melhora a confiança.`,
  russian: `Полевые заметки: две городские библиотеки

Мы побывали в двух библиотеках и поговорили с тремя сотрудницами.

Ольга Миронова, библиотекарь с двадцатилетним стажем, рассказала нам, что каталог зависает каждый день. «Я записываю номера на бумажке и вношу их вечером», — говорит Ольга Миронова. По словам Ольги Мироновой, читатели не жалуются.

Г-н Петров, охранник, добавил: «Зимой дверь не закрывается, и все мёрзнут». Респондент 3 (студентка) сказала, что мест не хватает.

Иванов (2017) отмечает, что библиотеки теряют читателей.`,
  spanish: `Informe de entrevistas: mercado de barrio

Hablamos con vendedoras del mercado durante dos mañanas.

Carmen Ruiz, pescadera desde hace veinte años, nos contó que abre a las cinco. «A las cinco ya hay cola, y yo sola no puedo con todo», explicó Carmen Ruiz. «El hielo me lo traen tarde», añadió.

Según el señor Molina, frutero, los sábados vende el doble. El alcalde dijo a los periodistas que el mercado se renovará. P3 (clienta, 67 años) dijo que le faltan bancos para sentarse.`,
};
