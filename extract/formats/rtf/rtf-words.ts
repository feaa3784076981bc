/** Control words and symbols that represent text. */
export const writtenWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    lbr: '\n',
    page: '\n',
    column: '\n',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
    emspace: '\u2003',
    enspace: '\u2002',
    qmspace: '\u2005',
    zwj: '\u200d',
    zwnj: '\u200c',
    ltrmark: '\u200e',
    rtlmark: '\u200f',
  }),
);
export const writtenSymbols: ReadonlyMap<string, string> = new Map(
  Object.entries({ '\\': '\\', '{': '{', '}': '}', '~': '\u00a0', _: '\u2011', '\t': '\t' }),
);

/** Groups that are not part of the text, in addition to all `\*` groups not listed below. */
export const unreadGroups: ReadonlySet<string> = new Set(
  (
    'colortbl info pict nonshppict shprslt fldinst header headerl headerr headerf footer footerl footerr footerf ' +
    'ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn xe tc tcn rxe txe listtext pntext pntxta pntxtb pn sp nonesttables ' +
    'filetbl listtable listoverridetable revtbl rsidtbl generator template themedata colorschememapping objdata ' +
    'objclass objname objalias objsect mmath upr bkmkstart bkmkend private1'
  ).split(' '),
);
/** `\*` groups that do contain text or relevant control words: text boxes, and the ends of nested rows. */
export const readStarred: ReadonlySet<string> = new Set(['shpinst', 'nesttableprops', 'ud', 'do']);

/** Encodings by the character set of a font (RTF 1.9.1, \fcharset). 0 is Western; 1 means the document's own. */
export const charsets: ReadonlyMap<number, string> = new Map([
  [0, 'cp1252'],
  [77, 'macroman'],
  [128, 'cp932'],
  [129, 'cp949'],
  [130, 'cp949'],
  [134, 'cp936'],
  [136, 'cp950'],
  [161, 'cp1253'],
  [162, 'cp1254'],
  [163, 'cp1258'],
  [177, 'cp1255'],
  [178, 'cp1256'],
  [186, 'cp1257'],
  [204, 'cp1251'],
  [222, 'cp874'],
  [238, 'cp1250'],
  [254, 'cp437'],
  [255, 'cp850'],
]);
