import fc from 'fast-check';
import { linkParts } from './link-parts';

const area = (left: number, right: number, url: string) => ({ left, right, url, top: 0, bottom: 10 });

test('links inside a line take their own words', () =>
  expect(
    linkParts('mail me • Portfolio • LinkedIn', 0, 300, [area(98, 193, 'https://a.example'), area(221, 300, 'https://b.example')]).map(({ text, url }) => [
      text,
      url,
    ]),
  ).toEqual([
    ['mail me • ', ''],
    ['Portfolio', 'https://a.example'],
    [' • ', ''],
    ['LinkedIn', 'https://b.example'],
  ]));

test('a link over all of it takes it whole, one beside it nothing', () => {
  expect(linkParts('github.com/ada', 10, 100, [area(8, 111, 'https://x.example')])).toEqual([
    { text: 'github.com/ada', x: 10, width: 100, url: 'https://x.example' },
  ]);
  expect(linkParts('plain', 10, 100, [area(200, 300, 'https://x.example')])).toEqual([{ text: 'plain', x: 10, width: 100, url: '' }]);
});

test('the parts add up to the text', () => {
  const areas = fc.array(
    fc
      .tuple(fc.double({ min: -50, max: 400, noNaN: true }), fc.double({ min: -50, max: 400, noNaN: true }))
      .map(([a, b]) => area(Math.min(a, b), Math.max(a, b), 'u')),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), areas, (text, links) =>
      expect(
        linkParts(text, 20, 250, links)
          .map((part) => part.text)
          .join(''),
      ).toBe(text),
    ),
  );
});
