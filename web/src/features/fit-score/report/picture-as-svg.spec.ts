import { pictureAsSvg } from './picture-as-svg';
import { sharePicture } from './share-picture';

const facts = {
  score: 82,
  band: 'Strong fit',
  tone: 'fine' as const,
  heading: 'R&D <b>lead</b>',
  parts: [{ label: 'Must-have skills', points: '34 of 40', share: 0.85 }],
  foot: 'scorer 1',
};

test('a picture says the score, its band and its parts, and typed markup stays words', () => {
  const svg = pictureAsSvg(sharePicture(facts));
  for (const words of ['>82<', '>Strong fit<', '>Must-have skills<', '>34 of 40<', 'R&amp;D &lt;b&gt;lead&lt;/b&gt;']) expect(svg).toContain(words);
  expect(svg).not.toContain('<b>');
});

test('a bar is as long as its share and never longer than whole', () => {
  const bars = (share: number) =>
    sharePicture({ ...facts, parts: [{ label: 'One', points: '1', share }] }).flatMap((shape) =>
      shape.shape === 'rect' && shape.height === 6 ? [shape.width] : [],
    );
  expect([bars(0.5), bars(1.4), bars(-1)]).toEqual([
    [500, 250],
    [500, 500],
    [500, 0],
  ]);
});
