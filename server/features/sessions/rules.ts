/** The first match wins: most browsers also name others for compatibility. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const nameIn = (text: string, names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and operating system. A user agent can contain any text, so an unknown one is reduced to its first word, if
 * that is plain.
 */
export function deviceOf(userAgent: string): string {
  const system = nameIn(userAgent, systems);
  const browser =
    nameIn(userAgent, browsers) ?? (system ? undefined : /^[A-Za-z][\w.-]{0,39}(?=\/|$)/.exec(userAgent)?.[0]);
  if (!browser) return system ? `A browser on ${system}` : 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
