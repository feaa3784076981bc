/**
 * How documents address a language model, in the ten languages: orders to ignore its instructions, a new role, words to put
 * into its output, marks of chat formats. People in interviews rarely speak like this.
 */
const patterns: readonly RegExp[] = [
  // Marks of chat formats and forged fences.
  /<\/?\s*(?:system|assistant|user|instructions?|prompt|data|document)\s*>|<\|\s*\w+\s*\|>|\[\/?\s*(?:INST|SYS|SYSTEM)\s*\]/i,
  /(?:^|\n)\s*#{1,6}\s*(?:system|instructions?|assistant|prompt)\b|^\s*(?:system|assistant)\s*:/i,
  /-{3,}\s*(?:begin|end|data|end of data)\b|\b(?:begin|end) (?:system|prompt|instructions?|data)\b/i,
  // A link that carries data away.
  /https?:\/\/\S+\?/i,
  /!\[[^\]]*\]\s*\(|\[[^\]]*\]\s*\(\s*https?:|<\s*(?:img|script|iframe|a)\b/i,
  /\b(?:system prompt|prompt injection|jailbreak|developer mode|previous prompt)\b/i,
  // The reader is taken for a model: its instructions are void, it has another task, it is to tell somebody something.
  /\b(?:previous|prior|above|earlier) instructions?\b.{0,30}\b(?:void|invalid|cancel\w*|obsolete|replaced|no longer)\b|\byour (?:only|new|real|sole) (?:task|job|goal|purpose)\b|\bstop (?:analy[sz]ing|summari[sz]ing)\b|\b(?:ai|language) models?,? (?:reading|processing|who|that) (?:read )?(?:this|these)\b|\btell (?:the|your) readers?\b/i,
  /(?:vorherig|bisherig|obig)\p{L}* (?:anweisung|instruktion)\p{L}*.{0,30}(?:ungültig|aufgehoben|nichtig)|(?:deine|ihre) (?:einzige|neue|wahre) aufgabe|hör\p{L}* auf zu (?:analys|zusammen)|\bki-?(?:modell|system)\p{L}*,? die (?:dies|das)|sag\p{L}* (?:dem|der|den) lesern?\b/iu,
  /instructions (?:précédentes|antérieures).{0,30}(?:null|annul|caduqu|invalid)|(?:ta|votre) (?:seule|nouvelle|unique|vraie) (?:tâche|mission)|arrête[zr]? d['’]analys|modèles? d['’]ia.{0,12}(?:qui lis|lisant)|(?:dis|dites) (?:au|aux) lecteur/iu,
  /instrucciones (?:anteriores|previas).{0,30}(?:nul|anulad|inválid)|(?:tu|su) (?:única|nueva|verdadera) (?:tarea|misión)|(?:deja|deje) de (?:analizar|resumir)|modelos? de ia.{0,12}que le|(?:di|diga|dile) al? lector/iu,
  /instruções (?:anteriores|prévias).{0,30}(?:nul|anulad|inválid)|sua (?:única|nova|verdadeira) (?:tarefa|missão)|pare de (?:analisar|resumir)|modelos? de ia.{0,12}que l[eê]|(?:diga|diz) aos? leitor/iu,
  /(?:предыдущ|прежн)\p{L}* (?:инструкц|указан)\p{L}*.{0,30}(?:недействит|отмен)|(?:твоя|ваша) (?:единственная|новая) задача|прекрати\p{L}* анализ|модел\p{L}* ии,? чита|скажи\p{L}* читател/iu,
  /(?:之前|以前|上述)的?(?:指示|指令).{0,6}(?:无效|作废)|你(?:唯一|新|真正)的任务|停止(?:分析|总结)|AI(?:模型|助手)[：:]|告诉读者/iu,
  /(?:以前|これまで|上記)の(?:指示|命令)は(?:無効|取り消)|あなたの(?:唯一|新しい|本当)の(?:任務|仕事)|(?:分析|要約)を(?:やめ|中止)|AIモデル(?:へ|に)|読者に(?:伝え|言)/iu,
  /التعليمات السابقة.{0,20}(?:لاغية|ملغاة|باطلة)|مهمتك (?:الوحيدة|الجديدة)|توقف عن (?:التحليل|التلخيص)|نماذج الذكاء الاصطناعي التي|أخبر القارئ/u,
  /(?:पिछले|पहले के) निर्देश.{0,20}(?:रद्द|अमान्य)|(?:तुम्हारा|आपका) (?:एकमात्र|नया|असली) काम|विश्लेषण बंद|पढ़ने वाले (?:एआई|AI)|पाठक को (?:बता|कह)/iu,
  // English
  /\b(?:ignore|disregard|forget|override|discard|abandon|drop)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|directives|guardrails|told|orders)\b/i,
  /\byou are (?:now|no longer)\b|\byou are an? (?:ai|assistant|language model|chatbot|llm)\b|\bas an? (?:ai|language model|llm)\b/i,
  /\b(?:from (?:now|this point|here) on|henceforth)\b.{0,20}\b(?:act|behave|pretend|speak|answer|respond|reply|you)\b|\b(?:act|behave|pose) as (?:an?|the) /i,
  /\b(?:note|message|instructions?|attention|dear|hey|hello|important|memo)\b.{0,24}\b(?:ai|llm|language model|ai model|ai assistant|chatbot|summari[sz]er)\b/i,
  /\b(?:whoever|who|anyone|any|the) ?(?:system|model|ai|tool|software|program|assistant|one)?\b.{0,24}\b(?:process|processes|processing|analy[sz]es?|analy[sz]ing|summari[sz]es?|summari[sz]ing|reads?|reading)\b.{0,24}\b(?:transcript|document|text|interview|file|data)\b.{0,40}\b(?:must|shall|should|has to|needs to|is required to)\b/i,
  /(?<!\b(?:I|we|they) )\b(?:respond|reply|answer|output|return|print|repeat)\b.{0,12}\b(?:only|exactly|verbatim|nothing but)\b|\bnew instructions?\b/i,
  /\b(?:include|add|insert|write|put|append|begin|start|end|title|name|mention|use|set|say|praise|recommend)\b.{0,80}\b(?:(?:every|each|all|your) (?:\w+ )?(?:titles?|summar(?:y|ies)|insights?|answers?|repl(?:y|ies)|responses?|outputs?|reports?|findings?|results?|conclusions?)|the (?:title|summary|insight|reply|output))\b/i,
  /\b(?:send|post|forward|upload|leak|reveal|show|print|output|display|disclose)\b.{0,60}(?:https?:|www\.|\b(?:api key|passwords?|secrets?|credentials|your instructions|your prompt|this conversation|all documents)\b)/i,
  // German
  /(?:ignorier|vergiss|vergessen sie|missacht|übergeh|verwirf|verwerfen sie|verwerfe)\p{L}*.{0,50}(?:anweisung|instruktion|vorgabe|regeln|prompt|befehle)/iu,
  /\bdu bist (?:jetzt|nun|ab sofort)|\bsie sind (?:jetzt|nun|ab sofort) (?:ein|eine|der|die)\b|\b(?:als|an die|an eine|für die|liebe) (?:ki|sprachmodell)\b/i,
  /\b(?:ab jetzt|ab sofort|von nun an|ab hier)\b.{0,24}(?:handel|verhalt|verhält|antwort|schreib|bist|sind|sprich|spiel|tu so)|\bwer (?:dies|den|das)\p{L}*.{0,40}(?:auswertet|verarbeitet|zusammenfasst|analysiert|liest)\b.{0,40}(?:muss|soll)/iu,
  /\bantworte(?:n sie)?\b.{0,12}(?:nur|ausschließlich|exakt|immer)|(?:schreib|füg|setz|nenn|gib|verwend|nimm|beginn|lob|empfiehl|erwähn)\p{L}*.{0,80}(?:jede[nrmsi]?|alle[nr]?|deine[nrm]?|ihre[nrm]?) (?:titel|überschrift|zusammenfassung|antwort|ausgabe|erkenntnis|ergebnis)/iu,
  /(?:gib|zeig|nenn|verrat|send|schick)\p{L}*.{0,40}(?:passwort|kennwort|schlüssel|geheim)/iu,
  // French
  /(?:ignor|oubli|néglig|contourn|abandonn|rejet)\p{L}*.{0,50}(?:instruction|consigne|règle|directive|ordre)s?/iu,
  /\b(?:tu es|vous êtes) (?:maintenant|désormais)(?!\p{L})|en tant qu['’](?:ia|assistant|intelligence)/iu,
  /(?:à partir de (?:maintenant|là|ce moment)|désormais|dorénavant).{0,24}(?:agis|agiss|comport|répond|écri|tu |vous )|(?:celui|celle|quiconque|toute personne|le modèle|l['’]ia).{0,12}(?:qui )?(?:trait|analys|résum|li[ts])\p{L}*.{0,40}(?:doit|devra)/iu,
  /(?<!je )répond(?:s|ez|re)(?!\p{L}).{0,12}(?:uniquement|seulement|exactement|toujours)|(?:écri|ajout|insèr|insér|mett|mets|inclu|commenc|termin|utilis|vant|recommand|agis)\p{L}*.{0,80}(?:chaque|tous les|toutes les|ton|ta|tes|votre|vos) (?:titre|résumé|réponse|sortie|conclusion|résultat)/iu,
  /(?:affich|montr|révél|envoi|envoy|donn)\p{L}*.{0,40}(?:mot de passe|clé|secret)/iu,
  // Spanish
  /(?:ignor|olvid|omit|descart|abandon)\p{L}*.{0,50}(?:instruccion|regla|indicacion|directri|orden)/iu,
  /\b(?:ahora eres|eres ahora|a partir de ahora|de ahora en adelante|desde ahora|ahora es usted)\b|como (?:ia|inteligencia artificial|modelo de lenguaje)/i,
  /(?:quien|quienquiera|el modelo|la ia).{0,12}(?:proces|analic|analiz|resum|le)\p{L}*.{0,40}(?:debe|deberá|tiene que)/iu,
  /(?:respond|contest)\p{L}*.{0,12}(?:solo|sólo|únicamente|exactamente|siempre)|(?:escrib|añad|agreg|inclu|insert|pon|comienz|termin|us|act[uú]|elogi|recomiend)\p{L}*.{0,80}(?:cada|todos los|todas las|tu|tus|su|sus) (?:título|resumen|respuesta|salida|conclusi|resultado)/iu,
  /(?:muestr|mostr|revel|envi|enví|d[ai])\p{L}*.{0,40}(?:contraseña|clave|secreto)/iu,
  // Portuguese
  /(?:ignor|esque[cç]|desconsider|descart|abandon)\p{L}*.{0,50}(?:instruç|regra|orientaç|diretriz|ordens)/iu,
  /(?:agora você é|você agora é|a partir de agora|de agora em diante|agora és|tu agora és)(?!\p{L})|como (?:uma ia|modelo de linguagem)/iu,
  /(?:quem|o modelo|a ia).{0,12}(?:process|analis|resum|l[eê])\p{L}*.{0,40}(?:deve|deverá|tem (?:de|que))/iu,
  /respond\p{L}*.{0,12}(?:apenas|somente|só|exatamente|sempre)|(?:escrev|adicion|inclu|insir|coloc|comec|termin|us|aj[ai]|elogi|recomend)\p{L}*.{0,80}(?:cada|todos os|todas as|seu|sua|seus|suas) (?:título|resumo|resposta|saída|conclus|resultado)/iu,
  /(?:mostr|revel|envi|exib)\p{L}*.{0,40}(?:senha|palavra-passe|chave|segredo)/iu,
  // Russian
  /(?:игнорир|забуд|отмен|пренебрег|отброс|откаж)\p{L}*.{0,50}(?:инструкц|указан|правил|команд|промпт)/iu,
  /(?:ты|вы) (?:теперь|отныне|больше не)|как (?:ии|языковая модель)|системн\p{L}* (?:промпт|сообщени|инструкц)/iu,
  /(?:с этого момента|отныне|с этих пор|теперь).{0,16}(?:действуй|веди себя|отвечай|пиши|ты |вы )|(?:кто|модель|тот, кто).{0,16}(?:обрабатыва|анализиру|чита|обобща)\p{L}*.{0,40}(?:долж|обязан)/iu,
  /(?:ответь|отвечай|выведи|напечатай)\p{L}*.{0,14}(?:только|ровно|всегда)|(?:напиш|добав|встав|укаж|включ|начин|использу|действуй|хвал)\p{L}*.{0,80}(?:кажд|во все|всех|сво[йюе]|ваш|твой)\p{L}* ?(?:заголов|назван|резюме|ответ|вывод|итог|результат)/iu,
  /(?:выведи|покаж|раскро|отправ|сообщи|назови)\p{L}*.{0,40}(?:парол|ключ|секрет)/iu,
  // Chinese
  /(?:忽略|无视|無視|忘记|忘掉|放弃|不要理会|不要遵守|抛弃).{0,20}(?:指令|指示|说明|规则|提示|命令)/u,
  /(?:你|您)现在是|从现在(?:起|开始).{0,6}(?:你|您)|从现在(?:起|开始).{0,8}(?:扮演|充当|表现)|(?:你|您)是(?:一个|一名)?(?:人工智能|AI|助手|语言模型)|系统(?:提示|消息|指令)/iu,
  /(?:处理|分析|总结|阅读)(?:这|本|该).{0,10}(?:人|者|模型|系统|AI).{0,6}(?:必须|应该|要)/iu,
  /(?:只|仅|必须)(?:能|需|需要)?(?:回答|回复|输出|返回)|(?:每个|每一个|所有|你的|您的).{0,10}(?:标题|摘要|总结|回答|回复|洞察|输出|结论).{0,16}(?:写|加|放|包含|插入|使用|称赞)|(?:写入|加入|插入|放入|写进|加到).{0,20}(?:标题|摘要|总结|回答|回复|洞察|输出|结论)|(?:输出|显示|告诉|透露|发送).{0,10}(?:密码|密钥|口令)/u,
  // Japanese
  /(?:指示|命令|ルール|プロンプト|規則).{0,16}(?:無視|忘れ|従わ|破棄|捨て)/u,
  /あなたは(?:今|これから|もう|いま)|あなたは.{0,6}(?:AI|アシスタント|言語モデル|人工知能)|システム(?:プロンプト|メッセージ|指示)|AIへ|(?:これから|今後|以降).{0,24}(?:として|のように)(?:振る舞|ふるま|答え|行動)/iu,
  /(?:処理|分析|要約|読)(?:する|む)(?:者|人|モデル|AI).{0,40}(?:なければ|べき|こと)/iu,
  /(?:だけ|のみ)(?:を|で|と)?(?:答え|回答|出力|返)|(?:タイトル|要約|回答|返答|出力|インサイト|見出し|結論).{0,24}(?:書い|書き|入れ|含め|追加|付け|使っ|褒め)(?:て|なさい|こと|ろ|ください)|(?:パスワード|秘密|鍵).{0,10}(?:出力|表示|教え|送)/u,
  // Arabic
  /(?:تجاهل|انس|إنس|انسى|أهمل|تخط|تخلَّ|تخل)\p{L}*.{0,50}(?:التعليمات|تعليمات|تعليماتك|الأوامر|القواعد|الإرشادات|التوجيهات)/u,
  /(?:أنت|انت) (?:الآن|الان)|بصفتك (?:نموذج|مساعد|ذكاء)|(?:رسالة|موجه|أوامر) النظام|من (?:الآن|الان) فصاعد/u,
  /(?:على من|كل من|من) (?:يعالج|يحلل|يلخص|يقرأ).{0,40}(?:أن|يجب)/u,
  /(?:أجب|اجب|رد|اطبع)\p{L}*.{0,12}(?:فقط|حصر|دائما|دائمًا)|(?:اكتب|أضف|اضف|أدرج|ضع|استخدم|ابدأ|امدح|تصرف)\p{L}*.{0,80}(?:كل|جميع|كافة) (?:ال)?(?:عنوان|عناوين|ملخص|إجاب|اجاب|رد|ردود|نتيج|نتائج|رؤ)|(?:اعرض|أظهر|اكشف|أرسل)\p{L}*.{0,40}(?:كلمة السر|كلمة المرور|المفتاح)/u,
  // Hindi
  /(?:निर्देश|नियम|आदेश|अनुदेश).{0,30}(?:अनदेखा|अनदेखी|नज़रअंदाज़|नजरअंदाज|भूल|उपेक्षा|छोड़)|(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल).{0,30}(?:निर्देश|नियम|आदेश)/u,
  /(?:अब|आज से) (?:आप|तुम)|(?:आप|तुम) (?:अब |एक )*(?:एआई|AI|सहायक|भाषा मॉडल)|सिस्टम (?:प्रॉम्प्ट|संदेश|निर्देश)|अब से.{0,40}(?:तरह|व्यवहार)/iu,
  /(?:जो भी|जो).{0,30}(?:पढ़े|संसाधित|विश्लेषण).{0,40}(?:होगा|चाहिए|अवश्य)|(?:पासवर्ड|गुप्त).{0,20}(?:दिखा|बता|भेज)/u,
  /(?:केवल|सिर्फ|सिर्फ़|मात्र).{0,40}(?:उत्तर|जवाब) (?:दो|दें|दीजिए)|(?:हर|प्रत्येक|सभी|अपने).{0,10}(?:शीर्षक|सारांश|उत्तर|जवाब|निष्कर्ष|अंतर्दृष्टि).{0,90}(?:लिख|जोड़|डाल|शामिल|रख|तारीफ)/u,
];

/** Whether a text addresses a language model instead of telling something. */
export const addressesModel = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
