/** How a language names people who do not speak ("my boss Petra"), so that a model need not be told who they are. */
export type Naming = {
  /**
   * What stands before or after the name of a person, as sources of patterns: `{N}` stands for words with a capital, `{G}` for a name of
   * `givenNames` in words.json. The first group is the name.
   */
  addresses: readonly string[];
  /** Words before an honorific that are no names, with a space between them. */
  noNames?: string;
};
