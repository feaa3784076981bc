/** How a language names people who do not speak ("my boss Petra"), so that a model need not know who they are. */
export type Naming = {
  /**
   * The words before or after the name of a person, as sources of patterns: `{N}` is words with a capital, `{G}` a name of
   * `givenNames` in words.json. The first group is the name.
   */
  addresses: readonly string[];
  /** Words before an honorific that are no names, with a space between them. */
  noNames?: string;
  /** What precedes hardly anything but a name, where forms of address also precede common words. */
  surely?: RegExp;
  /** The endings that names take where the language declines them, none among them. */
  endings?: RegExp;
  /** A name without its ending. */
  stemOf?(name: string): string;
  /** Words that are written onto the front of a name, where its script is joined so. */
  attached?: RegExp;
  /** The same with an apostrophe: « d’Arthur ». */
  elision?: RegExp;
  /** Addresses: a street with its number. */
  streets?: RegExp;
};
