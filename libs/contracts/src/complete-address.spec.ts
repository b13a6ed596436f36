import { completeAddress } from './complete-address';
import { webAddress } from './text';

test('an address that was typed without its beginning is completed, in every field that takes one', () => {
  const typed = [
    'github.com/ada',
    ' www.example.org ',
    'example.com:8080/a?b#c',
    '//example.com',
    'bücher.example',
    'http://example.com',
    'HTTPS://example.com',
  ];
  const whole = [
    'https://github.com/ada',
    'https://www.example.org',
    'https://example.com:8080/a?b#c',
    'https://example.com',
    'https://bücher.example',
    'http://example.com',
    'HTTPS://example.com',
  ];
  expect(typed.map(completeAddress)).toEqual(whole);
  expect(typed.map((address) => webAddress.parse(address))).toEqual(whole);
});

test('what is no web address stays one that is refused', () => {
  for (const typed of ['github', 'ada@example.com', 'mailto:ada@example.com', 'javascript:alert(1)', 'ftp://example.com', 'two words.com', 'example.com:port'])
    expect([completeAddress(typed), webAddress.safeParse(typed).success]).toEqual([typed, false]);
});
