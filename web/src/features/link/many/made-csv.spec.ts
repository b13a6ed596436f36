import type { Link, LinkWithToken } from '@folia/contracts/link/shapes';
import { madeCsv } from './made-csv';

const made = (description: string, token: string) => ({ link: { description, expiresAt: '2026-12-31T22:59:59.999Z' } as Link, token }) satisfies LinkWithToken;

test('each link is one line with its address, whatever its name', () => {
  const links = [made('Lyngen Ports, "Ida" Nes', 'one'), made('=HYPERLINK("x")', 'two'), made('two\nlines', 'three')];
  expect(madeCsv(links, (token) => `https://folia.test/protected/${token}`)).toBe(
    [
      'recipient,address,ends',
      '"Lyngen Ports, ""Ida"" Nes",https://folia.test/protected/one,2026-12-31T22:59:59.999Z',
      `"'=HYPERLINK(""x"")",https://folia.test/protected/two,2026-12-31T22:59:59.999Z`,
      '"two\nlines",https://folia.test/protected/three,2026-12-31T22:59:59.999Z',
      '',
    ].join('\r\n'),
  );
});
