import { readPortfolioAddress } from './read-portfolio-address';

const origin = 'https://folia.example';
const read = (typed: string) => readPortfolioAddress(typed, origin);

test('links and public pages are read as people pass them on', () => {
  expect(read(' https://folia.example/protected/abc_DEF-1 ')).toEqual({ token: 'abc_DEF-1' });
  expect(read('folia.example/mira?token=abc&profile=design')).toEqual({ token: 'abc' });
  expect(read('/mira')).toEqual({ uname: 'mira' });
  expect(read('https://folia.example/mira?profile=design#work')).toEqual({ uname: 'mira', profile: 'design' });
});

test('nothing else is a portfolio', () => {
  for (const typed of [
    '',
    'mira',
    'https://elsewhere.example/mira',
    'https://folia.example/',
    'https://folia.example/protected/',
    '/%E0%A4%A',
    'javascript:alert(1)',
  ])
    expect([typed, read(typed)]).toEqual([typed, null]);
});
