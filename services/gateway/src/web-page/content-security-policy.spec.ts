import { contentSecurityPolicy } from './content-security-policy';
import type { WebBuild } from './web-build';

const build = { scriptHashes: [] } as unknown as WebBuild;
const policyOf = (origins: { api?: string; content?: string; collector?: string }) =>
  contentSecurityPolicy(build, undefined, { signin: 'https://idp.example', content: '', api: '', collector: '', https: true, ...origins });
const connects = (api = '', collector = '') => /connect-src ([^;]*)/.exec(policyOf({ api, collector }))?.[1];

test('the API may be asked where the configuration says it is, and nowhere else', () => {
  expect(connects()).toBe("'self' https://idp.example");
  expect(connects('https://api.example.com/base')).toBe("'self' https://idp.example https://api.example.com");
});

test('of the collector its origin alone is added, to where may be asked and nowhere else', () => {
  const collector = 'https://collect.example/folia?key=1';
  expect(connects('', collector)).toBe("'self' https://idp.example https://collect.example");
  expect(policyOf({ collector }).replace(' https://collect.example', '')).toBe(policyOf({}));
});
