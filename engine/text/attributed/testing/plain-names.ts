import type { Language } from '#contract/languages.ts';

/** Records in which participants are named and nothing else, beside people whom they mention, companies and interviewers. */
export const plainNames: Record<Language, string> = {
  arabic: `ملاحظات ميدانية من ورشة الخياطة

تحدثنا مع ليلى وسامي في الورشة.

أخبرتنا ليلى أن الماكينة تتعطل كل أسبوع. وقال سامي إن القماش يصل متأخرا.

- ليلى: لا وقت للراحة بين الطلبات
- سامي (خياط): يكتب المقاسات على الحائط

قالت الشركة إن القطع متوفرة.`,
  chinese: `访谈记录：修车铺

我们采访了李强和王芳。

李强告诉我们，冬天的生意少一半。王芳说：“我一个人管账，晚上才有空。”

顾客告诉我们，价格不清楚。某公司表示会降价。`,
  english: `Interviews with beekeepers, May

We visited two villages and spoke with Anna, Tom and Berta.

Anna told us that the scales stop working in the rain. "I lift the hives by hand," she said. Her sister Eva said that honey sells by itself.

Berta explained that the jars come too late.

- Tom (carpenter): no time for forms
- Berta: labels are printed at her cousin's shop

Waxwing told us that new scales are coming.`,
  french: `Notes de terrain : ateliers de reliure

Nous avons rencontré Claire, Hugo et Amina.

Claire nous a dit que la colle sèche trop vite. « Je travaille la nuit », dit-elle. Hugo explique que le papier arrive plié.

- Amina (relieuse) : pas de place pour la presse
- Hugo : commande le cuir par téléphone

Papyrex nous a dit que les prix vont baisser.`,
  german: `Feldnotizen: zwei Fahrradwerkstätten

Wir sprachen mit Jana, Uwe und Selin.

Jana erzählte uns, dass die Ersatzteile nie rechtzeitig kommen. „Ich löte die Lampen selbst“, sagte sie. Ihre Schwester Eva meinte, der Laden sei zu klein.

Uwe erklärte, dass die Kasse jeden Abend abstürzt.

- Selin (Lehrling): keine Zeit für das Berichtsheft
- Uwe: schreibt die Termine auf Pappe

Velotex erzählte uns, dass ein neues Lager kommt.`,
  hindi: `फील्ड नोट्स: सिलाई की दो दुकानें

हमने सुनीता और रमेश से बात की।

सुनीता ने हमें बताया कि मशीन हर हफ़्ते रुक जाती है। सुनीता ने कहा, "मैं रात में सिलाई करती हूँ और बच्चे सो जाते हैं।"

- सुनीता (दर्ज़ी): ऑर्डर लिखने का समय नहीं मिलता

एक ग्राहक ने हमें बताया कि दाम ज़्यादा है।`,
  japanese: `訪問調査の記録：自転車店

木村さんと大野さんに話を聞いた。

木村さんは、部品が届くのが遅いと話した。「在庫は紙に書いています」と木村さんは言った。

- 大野さん（見習い）：日報を書く時間がない

メーカーは新しい倉庫ができると述べた。`,
  portuguese: `Notas de campo: duas oficinas de cerâmica

Conversámos com Inês, Tiago e Lurdes.

A Inês contou-nos que o forno apaga durante a noite. «Eu durmo ao lado do forno», disse Inês. O Tiago explicou que o barro chega seco.

- Lurdes (oleira): sem tempo para as faturas
- Tiago: aponta as encomendas na parede

A Barrex contou-nos que os preços vão descer.`,
  russian: `Полевые заметки: две пекарни

Мы поговорили с Ольгой, Иваном и Тамарой.

Ольга рассказала нам, что весы ломаются каждую неделю. «Я взвешиваю муку на глаз», — говорит Ольга. Иван добавил, что печь остывает слишком быстро.

- Тамара (кассир): нет времени на отчёты
- Иван: записывает заказы мелом на двери

Хлебторг сказал, что цены снизятся.`,
  spanish: `Notas de campo: dos talleres de zapatos

Hablamos con Lucía, Andrés y Rosario.

Lucía nos contó que el pegamento se seca enseguida. «Yo coso de noche», dijo Lucía. Andrés explicó que las suelas llegan torcidas.

- Rosario (aprendiza): sin tiempo para las facturas
- Andrés: apunta los pedidos en la puerta

Suelatex nos contó que bajarán los precios.`,
};
