/** The first that fits counts: most browsers also name those whose pages they want to be sent. */
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

/** Browser and system in words. Anybody can send any text, so of a text that is not understood only a plain first word is shown. */
export function deviceOf(userAgent: string): string {
  const system = nameIn(userAgent, systems);
  const browser =
    nameIn(userAgent, browsers) ?? (system ? undefined : /^[A-Za-z][\w.-]{0,39}(?=\/|$)/.exec(userAgent)?.[0]);
  if (!browser) return system ? `A browser on ${system}` : 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
