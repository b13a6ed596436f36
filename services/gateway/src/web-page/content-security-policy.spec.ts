import { contentSecurityPolicy } from './content-security-policy';
import type { WebBuild } from './web-build';

const build = { scriptHashes: [], styleHashes: [] } as unknown as WebBuild;
const policyOf = (origins: { api?: string; content?: string }) =>
  contentSecurityPolicy(build, { signin: 'https://idp.example', content: '', api: '', https: true, ...origins });
const connects = (api?: string) => /connect-src ([^;]*)/.exec(policyOf({ api: api ?? '' }))?.[1];

test('the API may be asked where the configuration says it is, and nowhere else', () => {
  expect(connects()).toBe("'self' https://idp.example");
  expect(connects('https://api.example.com/base')).toBe("'self' https://idp.example https://api.example.com");
});
