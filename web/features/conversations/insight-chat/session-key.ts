const randomCharacters = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(36)).join('');

/** The key of the project's latest analysis. Missing, or kept as the text 'null', it is replaced by a temporary one. */
export function sessionKeyOf(key: string | null | undefined): string {
  return key && key !== 'null' ? key : `temp-${randomCharacters()}`;
}
