import { bandOf, wholePoints } from './score-band';

test.each([
  [100, 'Excellent fit', 'good'],
  [89.5, 'Excellent fit', 'good'],
  [89.4, 'Strong fit', 'fine'],
  [80, 'Strong fit', 'fine'],
  [79.4, 'Fair fit', 'warn'],
  [70, 'Fair fit', 'warn'],
  [69.4, 'Early fit', 'bad'],
  [0, 'Early fit', 'bad'],
])('%d is called %s: the band is that of the points that are shown', (score, word, tone) => {
  expect(bandOf(score)).toMatchObject({ word, tone });
});

test('points are shown whole', () => expect([81.5, 81.4].map(wholePoints)).toEqual([82, 81]));
