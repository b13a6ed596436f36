import { domainsAbove } from './domains-above';

test('a domain is followed by those above it, each once, and never by a top-level domain alone', () => {
  expect(domainsAbove(['EU.acme.example', 'acme.example', 'b.example'])).toEqual(['eu.acme.example', 'acme.example', 'b.example']);
  expect(domainsAbove(['example', ''])).toEqual([]);
});
