import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { boardAsCsv } from './board-as-csv';

const criterion = (words: string): Criterion => ({ id: words, version: 1, words, importance: 'must', points: 50, looksFor: [], warning: null });
const row = (change: Partial<BoardRow>): BoardRow => ({
  id: '1',
  version: 1,
  number: 7,
  name: null,
  headline: 'Engineer',
  stage: 'new',
  way: 'apply',
  addedAt: '2026-11-20T10:00:00.000Z',
  isSeenBefore: false,
  problem: null,
  place: 2,
  isTied: true,
  tags: ['payments', 'remote'],
  mentionsMe: false,
  points: 75,
  mustsMet: 1.5,
  cells: [
    { state: 'met', quotes: 1, isChanged: false, isContested: false },
    { state: null, quotes: 0, isChanged: false, isContested: false },
  ],
  ...change,
});
const linesOf = (rows: BoardRow[], criteria = [criterion('Go'), criterion('Kafka, or a log')]) => boardAsCsv(criteria, rows).slice(1).split('\r\n');

test('a board is saved as it is shown: hidden names stay hidden, and what is not read has no state', () => {
  expect(linesOf([row({})])).toEqual([
    'Place,Candidate,Title,Points of 100,Musts met,Go,"Kafka, or a log",Stage,Tags of the team',
    '2=,Candidate 07,Engineer,75,1.5,Met,Not read yet,New,"payments; remote"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('no spreadsheet runs %j, wherever it stands', (formula) => {
  const [head, line] = linesOf([row({ name: formula, headline: formula, tags: [formula] })], [criterion(formula), criterion('Go')]);
  for (const written of [head, line]) expect(written).toMatch(/(^|[,"])'/);
  expect(`,${head},${line}`).not.toMatch(/[,"][=+\-@\t\r＝]/);
});

test('quotes, commas and lines of a name stay in their field', () => {
  expect(linesOf([row({ name: 'Mira "Mi", Solheim\nBergen' })]).join('\r\n')).toContain('"Mira ""Mi"", Solheim\nBergen"');
});
