import type { Language } from '#contract/languages.ts';

/**
 * How a sentence dictates wording: something that is written (a heading, an answer), or an act of naming and
 * saying, together with a form that asks for it. `own` are these forms where they ask it of the speaker ("I have to write").
 */
type Cues = {
  readonly written: RegExp;
  readonly naming: RegExp;
  readonly asking: RegExp;
  readonly own: RegExp;
  /** A request by the form of the verb alone. */
  readonly imperative?: RegExp;
};

const cues: Record<Language, Cues> = {
  english: {
    written:
      /(?<!\p{L})(?:headlines?|(?:sub)?headings?|titles?|captions?|findings?|conclusions?|takeaways?|summar(?:y|ies)|abstracts?|reports?|write-?ups?|recaps?|overviews?|analys[ie]s|evaluations?|transcripts?|paragraphs?|wording|phrases?|keywords?|labels?|line|word|output|repl(?:y|ies)|answers?|insights?)(?!\p{L})/iu,
    naming:
      /(?<!\p{L})(?:call|name|label|title|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit)(?:d|ed|s|ing|n|ten)?(?!\p{L})/iu,
    asking:
      /(?<!\p{L})(?:please|kindly|must|shall|should|ought to|(?:has|have|needs?) to|(?:is|are) to|make sure|be sure|remember to|(?:do not|don['’]t) forget|no longer|wherever|whatever you|as often as|belongs? (?:in|on|under)|requested|insists?|we ask|(?:is|are) (?:essential|required|vital|advisable|mandatory))(?!\p{L})/iu,
    own: /(?<!\p{L})(?:I|we|he|she|they|it|people|somebody|someone)(?:['’]d|['’]ve)? (?:\p{L}+ )?(?:must|shall|should|ought to|(?:has|have|had|needs?|needed) to)(?!\p{L})|(?:must|should|do|does) (?:I|we|he|she|they)(?!\p{L})/giu,
    imperative:
      /(?:^|[.;:!?–—]\s+)(?:(?:just|always|never|simply|only|then|please|kindly) )?(?:call|name|label|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit) /iu,
  },
  german: {
    written:
      /(?<!\p{L})(?:(?:haupt)?überschrift|titel|schlagzeile|hauptaussage|aussage|befund|ergebnis|erkenntnis|zusammenfassung|bericht|protokoll|auswertung|analyse|absatz|zeile|wort|begriff|ausdruck|formulierung|bezeichnung|stichwort|antwort|transkript|fazit)(?:e|en|es|s|n|r|er|ern|se|sse)?(?!\p{L})/iu,
    naming:
      /(?<!\p{L})(?:(?:ge|be|zu)?nenn|genannt|(?:be|kenn)zeich|gekennzeich|erwähn|zitier|(?:auf)?schreib|(?:auf)?geschrieben|wiederhol|betitel|aufführ|aufgeführt|anführ|angeführt|verwend|sag|gesagt|beton|hervor|empfehl|empfiehl|empfohl|lob|festhalt|festgehalten|vermerk|wiedergeb|wiedergegeben)\p{L}*/iu,
    asking:
      /(?<!\p{L})(?:bitte|gebeten|soll(?:en|te|ten)?|muss|müssen|(?:ist|sind) zu|nicht mehr|gehört|möglichst|stattdessen|darf nicht|unbedingt|überall|möge|erforderlich|zwingend|nur noch darum|vergessen)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:ich|wir|er|man|leute)(?: \p{L}+)? (?:muss|müssen|soll|sollen|sollte|sollten|musste|mussten)(?!\p{L})|(?:muss|müssen|soll|sollen|sollte|sollten|musste|mussten) (?:ich|wir|er|sie|man)(?!\p{L})/giu,
    imperative:
      /(?:^|[.;:!?–—]\s+)(?:nenn|schreib|erwähn|wiederhol|zitier|verwende|bezeichne|betone|lobe|sag)\p{L}*(?: sie)? /iu,
  },
  french: {
    written:
      /(?<!\p{L})(?:titre|intitulé|en-tête|constat|conclusion|résumé|synthèse|rapport|analyse|paragraphe|ligne|mot|terme|expression|formulation|libellé|réponse|transcription|résultat)s?(?!\p{L})/iu,
    naming:
      /(?<!\p{L})(?:appel|nomm|désign|mentionn|cit(?:e|er|ez|é)|écri|répét|indiqu|di(?:re|tes)|repren|utilis|employ|soulign|recommand|intitul|inscri|évoqu)\p{L}*/iu,
    asking:
      /(?<!\p{L})(?:merci de|veuillez|prière de|s['’]il (?:te|vous) plaît|il (?:faut|faudra|faudrait|convient)|doi(?:t|vent)|devra(?:it|ient)?|il est (?:demandé|important|essentiel|nécessaire|préférable|impératif)|ne compte(?:nt)? plus|il s['’]agit|partout|n['’]oubliez|pensez à|le plus souvent possible)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:je|nous|on|il|elle|ils|elles) (?:me |nous |lui |leur )?(?:doi[st]|devons|doivent|devai\p{L}+)(?!\p{L})|il (?:me|nous|lui|leur) faut|il faut que (?:je|nous|on|j['’])/giu,
    imperative:
      /(?:^|[.;:!?–—]\s*)(?:appelez|nommez|mentionnez|citez|écrivez|répétez|indiquez|dites|utilisez|soulignez|recommandez|désignez)(?!\p{L})/iu,
  },
  spanish: {
    written:
      /(?<!\p{L})(?:títulos?|titular(?:es)?|encabezados?|epígrafes?|hallazgos?|conclusi(?:ón|ones)|resúmen(?:es)?|resumen|informes?|análisis|párrafos?|líneas?|palabras?|términos?|expresi(?:ón|ones)|etiquetas?|respuestas?|transcripci(?:ón|ones)|resultados?)(?!\p{L})/iu,
    naming:
      /(?<!\p{L})(?:llam|nombr|denomin|mencion|cit(?:ar|e|en|ado)|escrib|repit|repet|indi(?:car|que)|dig|decir|emple(?:ar|e)|destac|destaqu|subray|recom[ei]nd|recomiend|titul|inclu|señal)\p{L}*/iu,
    asking:
      /(?<!\p{L})(?:por favor|se (?:ruega|pide|solicita)|rogamos|pedimos|hay que|habrá que|debe(?:n|rá|ría|rían)?|conviene|es (?:importante|necesario|preciso|obligatorio|imprescindible)|ya no (?:vale|cuenta|importa)n?|se trata de|lo más posible|donde haga falta|no olvid\p{L}+)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:yo|nosotros|uno) (?:debo|debe|debemos)(?!\p{L})|(?<!\p{L})(?:él|ella|ellos) deben?(?!\p{L})/giu,
    imperative:
      /(?:^|[.;:!?¡–—]\s*)(?:llamen?|nombren?|mencionen?|escriban?|repitan?|indiquen?|digan?|destaquen?|subrayen?|recomienden?|incluyan?|cite)(?!\p{L})/iu,
  },
  portuguese: {
    written:
      /(?<!\p{L})(?:títulos?|manchetes?|cabeçalhos?|conclus(?:ão|ões)|achados?|resumos?|relatórios?|análises?|parágrafos?|linhas?|palavras?|termos?|express(?:ão|ões)|etiquetas?|respostas?|transcriç(?:ão|ões)|resultados?)(?!\p{L})/iu,
    naming:
      /(?<!\p{L})(?:cham|nome(?:ar|ie)|design|mencion|cit(?:ar|e|em|ado)|escrev|repet|repit|indi(?:car|que)|dig(?:a|am)|dizer|empreg(?:ar|ue)|destac|destaqu|sublinh|recomend|intitul|inclu|refer|refir)\p{L}*/iu,
    asking:
      /(?<!\p{L})(?:por favor|pede-se|pedimos|solicita-se|é favor|deve(?:m|rá|ria|riam)?|é (?:preciso|necessário|importante|obrigatório|imprescindível)|há que|convém|já não (?:conta|vale|importa)m?|trata-se|o mais possível|onde houver|não se? ?esque\p{L}+|queiram?)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:eu|nós|a gente) (?:devo|deve|devemos|deveria)(?!\p{L})/giu,
    imperative:
      /(?:^|[.;:!?–—]\s*)(?:chamem?|mencionem?|escrevam?|repitam?|indiquem?|digam?|destaquem?|sublinhem?|recomendem?|incluam?|citem?)(?!\p{L})/iu,
  },
  russian: {
    written:
      /(?<!\p{L})(?:заголов|назван|вывод|результат|итог|резюме|отч[её]т|анализ|абзац|строк|слов[оауе]|термин|выражени|формулиров|метк|ответ|расшифровк|наименовани)\p{L}*/iu,
    naming:
      /(?<!\p{L})(?:назва[тл]|назов|назыв|обознач|упомя|упомин|цитир|пиши|напиш|написа|писать|повтор|указ(?:ат|ыв)|говори|скаж|сказа|употреб|подч[её]рк|рекоменд|отмет|отмеч|встав|впис)\p{L}*/iu,
    asking:
      /(?<!\p{L})(?:просьба|прошу|просим|пожалуйста|следует|нужно|надо|необходимо|долж(?:ен|на|но|ны)|требуется|важно|как можно чаще|не забуд\p{L}+|рекомендуется|желательно)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:мне|нам|ему|ей|им|я|мы|он|она|они) (?:\p{L}+ )?(?:нужно|надо|необходимо|долж(?:ен|на|ны)|следует|важно)(?!\p{L})|(?:нужно|надо|необходимо|важно) (?:было )?(?:мне|нам|ему|ей|им)(?!\p{L})/giu,
    imperative:
      /(?:^|[.;:!?–—]\s+)(?:назови|упомяни|напиши|пиши|повтори|повторяй|укажи|скажи|подчеркни|отметь|впиши|обозначь)(?:те)?(?!\p{L})/iu,
  },
  chinese: {
    written: /标题|题目|主要发现|结论|总结|摘要|报告|这一行|字眼|说法|名称|标签|回答|回复|记录/u,
    naming: /称为|称作|叫做|叫作|命名|提到|提及|引用|写[上成进入明]|重复|说成|照用|沿用|强调|推荐|注明|标注|点名/u,
    asking: /请|务必|必须|应该|应当|须|不算数|只要|尽量|凡是|别忘|不要忘|一律|而不是|最好/u,
    own: /我们?(?:都|也|就)?(?:必须|应该|应当|最好|尽量)/gu,
  },
  japanese: {
    written:
      /見出し|タイトル|題名|主な発見|結論|まとめ|要約|報告|レポート|この行|言葉|単語|表現|呼び名|名称|ラベル|回答|返答|記録/u,
    naming: /呼[ぶびん]|名付け|触れ|言及|引用|書[いきく]|繰り返|述べ|記載|明記|用い|強調|推奨|載せ|挙げ/u,
    asking:
      /ください|下さい|お願い|べき|なければ|なくては|必要|ましょう|関係なく|なるべく|できるだけ|必ず|忘れず|そのまま|目的です|なさい/u,
    own: /(?:私|僕|俺|うち)(?:たち)?[はがも][^。]{0,24}(?:なければ|なくては|べき|必要)/gu,
  },
  arabic: {
    written:
      /(?<!\p{L})(?:و|ف|ب|ل|ك)?(?:ال|لل)?(?:عنوان|عناوين|نتيجة|نتائج|استنتاج|خلاصة|ملخص|تقرير|تحليل|نص|فقرة|سطر|كلمة|لفظ|عبارة|مصطلح|إجابة|رد|تفريغ)(?!\p{L})/u,
    naming:
      /(?<!\p{L})(?:و|ف|ب|ل|فل)?(?:ال)?(?:تسمية|يسم[ىي]|تسم[ىي]|سموا|ذكر|يذكر|تذكر|اذكر|كتابة|يكتب|اكتب|تكرار|[يت]تكرر|كرر|يقال|استعمال|[يت]ستعمل|إبراز|توصية|إشارة|يشار|إدراج|يدرج|تضمين)\p{L}*/u,
    asking:
      /(?<!\p{L})(?:و|ف)?(?:نرجو|يرجى|أرجو|الرجاء|من فضلك|يجب|ينبغي|لا ?بد|المطلوب|مطلوب|لم يعد|حيثما|قدر الإمكان|فل[يت]\p{L}+|ليكن|من المهم|من الضروري|لا تنس\p{L}*|بدلا من)(?!\p{L})/u,
    own: /(?:يجب|ينبغي) (?:علي|علينا|لي|لنا)(?!\p{L})/gu,
  },
  hindi: {
    written:
      /(?<!\p{L})(?:शीर्षक|सुर्खी|सुर्खियाँ|निष्कर्ष|सारांश|रिपोर्ट|विश्लेषण|अनुच्छेद|वाक्य|पंक्ति|शब्द|मुख्य बात|लेबल|उत्तर|जवाब|नतीजे|नतीजा)(?![\p{L}\p{M}])/u,
    naming: /नाम द|कहा? जाए|कहें|कहो|कहिए|उल्लेख|ज़िक्र|जिक्र|लिख|दोहरा|बताए|बताइ|उद्धृत|सिफ़ारिश|सिफारिश/u,
    asking:
      /कृपया|कृपा|चाहिए|ज़रूरी|जरूरी|अवश्य|महत्व नहीं|जितना हो सके|(?:करना|करनी|लिखना|कहना) है|(?:[\p{L}\p{M}]+ )?जाए(?![\p{L}\p{M}])|दीजिए|न भूल|के बजाय|अनिवार्य/u,
    own: /(?:मुझे|हमें|उसे|उन्हें)[^।]{0,40}(?:चाहिए|(?:करना|करनी|लिखना|कहना) है|ज़रूरी|जरूरी)/gu,
  },
};

/** Whether a sentence dictates wording, as an order to the author of a summary does. */
export function asksForWords(text: string, language: Language): boolean {
  const { written, naming, asking, own, imperative } = cues[language];
  if (imperative?.test(text)) return true;
  return asking.test(text.replace(own, ' ')) && (written.test(text) || naming.test(text));
}
