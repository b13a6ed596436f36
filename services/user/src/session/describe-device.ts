import { parse } from 'bowser';

/** What people call what Bowser calls otherwise. */
const familiar: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
  macOS: 'Mac',
};

/** A user agent as people know it, such as "Firefox on Linux"; empty when it says neither browser nor system. */
export function describeDevice(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os, platform } = parse(userAgent);
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system]
    .filter((name) => name !== undefined && name !== '')
    .map((name = '') => familiar[name] ?? name)
    .join(' on ');
}
