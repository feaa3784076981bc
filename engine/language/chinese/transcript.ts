import type { Transcript } from '../transcript.ts';

/** The hundred or so most frequent family names. */
const family =
  '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤]';
/** What follows a family name instead of a given one: 吴姐. */
const title =
  '(?:姐|哥|叔|姨|嫂|阿姨|老师|师傅|婆婆|奶奶|爷爷|大爷|大妈|大姐|先生|女士|小姐|总|工|医生|护士长|护士|经理|主任|店长)';
/** The last character of many trades, and of no name. */
const noName = '(?![员者长手商户客主师工医])';

export const transcript: Transcript = {
  and: /和/u,
  article: /一[名位个]/u,
  years: /岁/u,
  sex: /[男女]性?/u,
  dwelling: /^(?:老家|籍贯|家在|现在家在|现住|住在?)/u,
  called: new RegExp(
    `(?:${family}${title}|(?:小|老)\\p{Script=Han}|${family}\\p{Script=Han}?${noName}\\p{Script=Han})`,
    'u',
  ),
  companyForm: /(?:股份)?有限(?:责任)?公司/u,
  family: /孩子|儿子|女儿|已婚|未婚|单身/u,
  ownNote: /回去(?:补|查|问)|备忘|待办|待查|待确认|别忘了|自己记/u,
  calledInNotes: new RegExp(`(?<name>${family}\\p{Script=Han}{0,2}?${title})`, 'u'),
  takenDown: /笔记|记录|速记|没让录|没有?录音|边聊边记/u,
};
