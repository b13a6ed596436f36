import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOpenings } from './read-openings';

const opening = {
  id: 'gardener',
  title: 'Gardener',
  place: 'Graz',
  hours: 'part-time',
  posted: '2026-05-01',
  text: 'You prune.\n\nWe water.',
  applyAt: 'mailto:jobs@folia.example',
};
const fileOf = (content: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'openings-')), 'careers.json');
  writeFileSync(file, content);
  return file;
};

test('without a file there are no openings; with one, those in it', () => {
  expect(readOpenings('')).toEqual({ openings: [] });
  expect(readOpenings(fileOf(JSON.stringify({ openings: [opening] })))).toEqual({ openings: [opening] });
});

test('a faulty file is refused with its name and every fault', () => {
  const faulty = { ...opening, hours: 'nights', applyAt: 'javascript:alert(1)', extra: 1 };
  expect(() => readOpenings(fileOf(JSON.stringify({ openings: [faulty] })))).toThrow(/careers\.json[\s\S]*openings\.0\.hours[\s\S]*openings\.0\.applyAt/);
  expect(() => readOpenings(fileOf('{'))).toThrow(/careers\.json, which cannot be read/);
  expect(() => readOpenings('/nowhere/careers.json')).toThrow(/\/nowhere\/careers\.json/);
});
