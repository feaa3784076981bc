import type { Language } from '#contract/languages.ts';

/** How the head of a transcript is written: what a talk is called, and the fields of its record. Lower case. */
type HeaderWords = {
  /** Names of a talk that stand before its number ("Interview 2"). */
  readonly talk: readonly string[];
  /** Fields that tell when, where and how; no person is called by them. */
  readonly fields: readonly string[];
  /** Fields that name the person who was asked, beside the labels of those who answer. */
  readonly names: readonly string[];
  /** Behind the name of a talk: "Interview with Ana". */
  readonly with: readonly string[];
};

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

export const headerWords: Record<Language, HeaderWords> = {
  english: {
    talk: list('interview, conversation, session, transcript, call, talk, meeting'),
    fields: list(
      'date, time, place, location, where, when, duration, length, language, age, job, occupation, profession, setting, format, recorded, recording, recorded by, transcribed by, transcript, project, study, client, round, wave, consent, file, interview date, interview no, session date, session, channel, gender, role, version',
    ),
    names: list('name, participant name, with'),
    with: list('with'),
  },
  german: {
    talk: list('interview, gespräch, sitzung, transkript, termin, telefonat'),
    fields: list(
      'datum, uhrzeit, zeit, ort, wo, wann, dauer, länge, sprache, alter, beruf, tätigkeit, rahmen, format, aufnahme, aufgenommen, aufgezeichnet von, transkribiert von, transkript, projekt, studie, kunde, runde, welle, einwilligung, datei, gesprächsdatum, kanal, geschlecht, rolle',
    ),
    names: list('name, vorname'),
    with: list('mit'),
  },
  spanish: {
    talk: list('entrevista, conversación, sesión, transcripción, charla, llamada'),
    fields: list(
      'fecha, hora, lugar, dónde, cuándo, duración, idioma, edad, profesión, ocupación, trabajo, formato, grabación, grabado por, transcrito por, transcripción, proyecto, estudio, ronda, consentimiento, archivo, canal, género, sexo, rol',
    ),
    names: list('nombre'),
    with: list('con, a'),
  },
  french: {
    talk: list('entretien, interview, conversation, séance, session, transcription, appel'),
    fields: list(
      'date, heure, lieu, où, quand, durée, langue, âge, profession, métier, emploi, cadre, format, enregistrement, enregistré par, transcrit par, transcription, projet, étude, vague, consentement, fichier, canal, sexe, genre, rôle',
    ),
    names: list('nom, prénom'),
    with: list('avec'),
  },
  portuguese: {
    talk: list('entrevista, conversa, sessão, transcrição, chamada'),
    fields: list(
      'data, hora, local, lugar, onde, quando, duração, idioma, língua, idade, profissão, ocupação, trabalho, formato, gravação, gravado por, transcrito por, transcrição, projeto, projecto, estudo, rodada, ronda, consentimento, ficheiro, arquivo, canal, género, gênero, sexo',
    ),
    names: list('nome'),
    with: list('com'),
  },
  russian: {
    talk: list('интервью, беседа, разговор, встреча, сессия, расшифровка'),
    fields: list(
      'дата, время, место, где, когда, длительность, продолжительность, язык, возраст, профессия, работа, формат, запись, записал, записала, расшифровка, расшифровал, проект, исследование, волна, согласие, файл, канал, пол, роль',
    ),
    names: list('имя, фио'),
    with: list('с, со'),
  },
  chinese: {
    talk: list('访谈, 面谈, 采访, 访问, 谈话, 会谈'),
    fields: list(
      '日期, 时间, 地点, 地址, 时长, 语言, 年龄, 职业, 工作, 形式, 录音, 记录, 记录人, 转录, 项目, 研究, 性别, 文件, 渠道, 访谈日期, 访谈时间, 访谈地点, 编号',
    ),
    names: list('姓名, 名字'),
    with: [],
  },
  japanese: {
    talk: list('インタビュー, 面談, 面接, 聞き取り, セッション'),
    fields: list(
      '日付, 日時, 時間, 場所, 所要時間, 言語, 年齢, 職業, 仕事, 形式, 録音, 記録, 記録者, 文字起こし, プロジェクト, 調査, 性別, ファイル, 実施日, 番号',
    ),
    names: list('名前, 氏名, お名前'),
    with: [],
  },
  hindi: {
    talk: list('साक्षात्कार, इंटरव्यू, बातचीत, सत्र'),
    fields: list(
      'तारीख, तारीख़, दिनांक, समय, स्थान, जगह, अवधि, भाषा, उम्र, आयु, पेशा, व्यवसाय, काम, प्रारूप, रिकॉर्डिंग, परियोजना, अध्ययन, लिंग, फ़ाइल',
    ),
    names: list('नाम'),
    with: [],
  },
  arabic: {
    talk: list('مقابلة, المقابلة, محادثة, جلسة, الجلسة, لقاء'),
    fields: list(
      'التاريخ, تاريخ, الوقت, المكان, الموقع, المدة, اللغة, العمر, السن, المهنة, العمل, الوظيفة, التسجيل, المشروع, الدراسة, الجنس, الملف, تاريخ المقابلة, مكان المقابلة',
    ),
    names: list('الاسم, اسم المشارك, اسم المشاركة'),
    with: list('مع'),
  },
};
