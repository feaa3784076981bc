/** What is wrong with the settings or the data folder, in a sentence for operators. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
