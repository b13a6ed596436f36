import type { FitScore } from '@folia/contracts/fit-score/shapes';
import fc from 'fast-check';
import { splitByRequirements } from './split-by-requirements';

type Given = Parameters<typeof splitByRequirements>[1];
const given = (asked: [id: string, start: number, end: number][], rest: Partial<Given> = {}): Given => ({
  requirements: asked.map(([id, start, end]) => ({ id, start, end })) as FitScore['requirements'],
  ruledOut: [],
  passages: [],
  ...rest,
});
const shown = (text: string, from: Given) => splitByRequirements(text, from).map(({ text: words, requirementId }) => [words, requirementId]);

test('of requirements that lie in each other the innermost is shown', () => {
  const text = 'Run Kafka in production';
  expect(
    shown(
      text,
      given([
        ['run', 0, 23],
        ['kafka', 4, 9],
      ]),
    ),
  ).toEqual([
    ['Run ', 'run'],
    ['Kafka', 'kafka'],
    [' in production', 'run'],
  ]);
});

test('the mark stands at the end of the last stretch of a requirement', () => {
  const pieces = splitByRequirements(
    'Run Kafka in production',
    given([
      ['run', 0, 23],
      ['kafka', 4, 9],
    ]),
  );
  expect(pieces.filter(({ ends }) => ends).map(({ text }) => text)).toEqual(['Kafka', ' in production']);
});

test('what is ruled out and what is beside the matter is told apart', () => {
  const text = 'No PHP. We like fruit.';
  const pieces = splitByRequirements(
    text,
    given([], { ruledOut: [{ label: 'PHP', start: 3, end: 6 }], passages: [{ start: 8, end: 22, use: 'boilerplate' }] }),
  );
  expect(pieces.map(({ text: words, isRuledOut, isAside }) => [words, isRuledOut, isAside])).toEqual([
    ['No ', false, false],
    ['PHP', true, false],
    ['. ', false, false],
    ['We like fruit.', false, true],
  ]);
});

test('whatever the places are, the pieces put together are the text, and each mark stands once', () => {
  const place = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(place, { maxLength: 8 }), fc.array(place, { maxLength: 3 }), (text, asked, asides) => {
      const from = given(
        asked.map(({ start, end }, index) => [`r${index}`, start, end]),
        {
          passages: asides.map((one) => ({ ...one, use: 'boilerplate' as const })),
        },
      );
      const pieces = splitByRequirements(text, from);
      const ends = pieces.filter((piece) => piece.ends).map(({ requirementId }) => requirementId);
      return pieces.map((piece) => piece.text).join('') === text && new Set(ends).size === ends.length;
    }),
  );
});
