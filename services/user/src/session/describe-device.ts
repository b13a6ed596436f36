import { parse } from 'bowser';

/** The usual names of things that Bowser calls by another name. */
const familiar: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
  macOS: 'Mac',
};

/** A user agent in everyday words, such as "Firefox on Linux"; empty when it names neither browser nor system. */
export function describeDevice(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os, platform } = parse(userAgent);
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system]
    .filter((name) => name !== undefined && name !== '')
    .map((name = '') => familiar[name] ?? name)
    .join(' on ');
}
