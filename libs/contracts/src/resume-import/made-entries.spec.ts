import type { Evidence } from '../item/shapes';
import { reviewEntries, splitLines } from './made-entries';
import type { FoundEntry, MadeEntry, ReadPage } from './shapes';

const texts = [
  'slowburn – error budget alerts that wake nobody',
  'Burn rate rules for Prometheus, used by 40 teams and',
  'kept by two',
  'kube-drainpipe – drains nodes without dropping requests',
  'Written in Go 2021',
];
const boxAt = (line: number) => ({ x: 0.1, y: line / 10, width: 0.8, height: 0.02 });
const pages: ReadPage[] = [
  { number: 1, width: 600, height: 800, hasImage: true, lines: texts.map((text, line) => ({ text, box: boxAt(line), heading: false })) },
];
const said = (words: string, line: number): Evidence => ({ page: 1, words, box: boxAt(line), confidence: 0.6, method: 'spec' });

const two: FoundEntry = {
  id: 'e1',
  kind: 'project',
  fields: {
    name: 'slowburn',
    role: 'Written in Go',
    endDate: '2021',
    url: 'https://example.com',
    summary: `error budget alerts that wake nobody\n\n${texts[1]} ${texts[2]}\n\n${texts[3]}`,
  },
  evidence: {
    name: [said('slowburn', 0)],
    role: [said('Written in Go', 4)],
    endDate: [said('2021', 4)],
    summary: [said('error budget alerts that wake nobody', 0), said(`${texts[1]} ${texts[2]}`, 1), said(texts[3] ?? '', 3)],
  },
  confidence: 0.6,
};
const result = { entries: [two], pages };
const cut = (line: number): MadeEntry => ({ id: `e1-1-${line}`, of: 'e1', kind: 'project', at: { page: 1, line } });

test('every line but the first may begin another entry', () => {
  expect(splitLines(two, pages).map(({ line, text }) => [line, text])).toEqual([
    [1, texts[1]],
    [2, texts[2]],
    [3, texts[3]],
    [4, 'Written in Go'],
  ]);
});

test('what stands from the line on is an entry of its own, headed by it; every value keeps the words it was read from', () => {
  const [first, second] = reviewEntries(result, [cut(3)]);
  expect(first?.fields).toEqual({
    name: 'slowburn',
    url: 'https://example.com',
    summary: `error budget alerts that wake nobody\n\n${texts[1]} ${texts[2]}`,
  });
  expect(second).toMatchObject({
    id: 'e1-1-3',
    kind: 'project',
    fields: { name: 'kube-drainpipe', summary: 'drains nodes without dropping requests', role: 'Written in Go', endDate: '2021' },
  });
  const words = (entry: FoundEntry | undefined) =>
    Object.fromEntries(Object.entries(entry?.evidence ?? {}).map(([name, found]) => [name, found.map((one) => one.words)]));
  expect(words(first)).toEqual({ name: ['slowburn'], summary: ['error budget alerts that wake nobody', `${texts[1]} ${texts[2]}`] });
  expect(words(second)).toEqual({ name: ['kube-drainpipe'], summary: ['drains nodes without dropping requests'], role: ['Written in Go'], endDate: ['2021'] });
});

test('words that run over the line are cut there, and point to their own lines', () => {
  const [first, second] = reviewEntries(result, [cut(2)]);
  expect(first?.evidence.summary?.[1]).toMatchObject({ words: texts[1], box: { y: 0.1 } });
  expect(second?.fields.name).toBe('kept by two');
  expect(second?.evidence.name).toEqual([{ ...said('kept by two', 2), box: expect.objectContaining({ y: 0.2 }) }]);
  expect(second?.fields.summary).toBe(texts[3]);
});

test('an entry is parted as often as is asked, in the order of the document, and joined again without a trace', () => {
  expect(reviewEntries(result, [cut(3), cut(1)]).map(({ id, fields }) => [id, fields.name])).toEqual([
    ['e1', 'slowburn'],
    ['e1-1-1', texts[1]],
    ['e1-1-3', 'kube-drainpipe'],
  ]);
  expect(reviewEntries(result, [])).toEqual([two]);
});

test('one that is written by hand stands behind the one it was added to, and claims nothing', () => {
  const made: MadeEntry[] = [
    { id: 'e1+1', of: 'e1', kind: 'project' },
    { id: 'x', of: 'gone', kind: 'project' },
  ];
  expect(reviewEntries(result, made).map(({ id, fields, evidence }) => [id, fields, evidence])).toEqual([
    ['e1', two.fields, two.evidence],
    ['e1+1', {}, {}],
  ]);
});
