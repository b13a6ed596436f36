// Browsers name each other in their user agents, so the most particular is looked for first.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (known: [RegExp, string][], userAgent: string) => known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A user agent as people know it, such as "Firefox on Linux"; empty when it says neither browser nor system. */
export function describeDevice(userAgent: string): string {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
