import type { WebConfig } from '@folia/contracts/page';

/** What holds where nothing is configured. */
export const defaultConfig: WebConfig = {
  appUrl: '',
  apiUrl: '',
  cdnUrl: '',
  guestAuthCode: 'guest',
  assistantName: 'Buddy',
  operator: { name: '', address: '', email: '', jurisdiction: '', processors: [] },
  claims: true,
  collector: '',
  measures: false,
};
let config: WebConfig | null = null;

/** The configuration of this installation, inlined by the gateway, so that one build serves all installations. */
export function webConfig(): WebConfig {
  if (config) return config;
  const inlined = typeof document === 'undefined' ? null : document.getElementById('folia-config')?.textContent;
  config = inlined ? { ...defaultConfig, ...(JSON.parse(inlined) as Partial<WebConfig>) } : defaultConfig;
  return config;
}

/** The address of an API path on the API's host; the leading slash is ensured (spec section 7). */
export const apiAddress = (path: string) => `${webConfig().apiUrl.replace(/\/$/, '')}/api${path.startsWith('/') ? path : `/${path}`}`;

/** For the server rendering, where there is no document to read it from. */
export function setWebConfig(next: WebConfig) {
  config = next;
}
