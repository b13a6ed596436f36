import type { ItemContent } from '@folia/contracts/item/fields';
import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import fc from 'fast-check';
import { skillFinder } from './find-skill';
import { findQuotes, quotedSentence } from './quotes';
import { splitByQuotes } from './split-by-quotes';
import { type ItemWithBlocks, itemWithBlocks } from './with-texts';

const item = (id: string, content: ItemContent): ItemWithBlocks =>
  itemWithBlocks({ id, ...content, visibility: 'public', position: 0, version: 1, updatedAt: '2026-01-01T00:00:00Z', evidence: false } as ViewedItem);
const words = (skill: string, text: string) => {
  const found = skillFinder(skill)(text);
  return found && text.slice(found.start, found.end);
};

it.each([
  ['Java', 'Wrote JavaScript and JavaFX', null],
  ['Java', 'Wrote Java, then Kotlin', 'Java'],
  ['C', 'C++, C# and Objective-C', null],
  ['C', 'Firmware in C.', 'C'],
  ['C++', 'real-time C++.', 'C++'],
  ['.NET', 'Services in .NET 8', '.NET'],
  ['Go', 'ready to go live', null],
  ['Go', 'ported to Go', 'Go'],
  ['Excel', 'excel at numbers', null],
  ['Node.js', 'on Node.js and Redis', 'Node.js'],
  ['Node', 'on Node.js', null],
  ['machine learning', 'Machine  learning at scale', 'Machine  learning'],
  ['R', 'R&D budget', null],
  ['Zürich', 'Zürichs', null],
])('finds %p in %p as %p', (skill, text, found) => expect(words(skill, text)).toBe(found));

it('takes any name for a skill and finds it where it stands alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
      const skill = name.trim();
      if (skill) expect(words(skill, `( ${skill} )`)?.replace(/\s+/g, ' ')).toBe(skill.replace(/\s+/g, ' '));
    }),
  );
  expect(words('ARM Cortex-M', 'on an ARM Cortex-M and')).toBe('ARM Cortex-M');
});

it('numbers quotes down the page and prefers words over lists', () => {
  const quotes = findQuotes([
    item('s1', { kind: 'skill', fields: { name: 'Rust' } }),
    item('s2', { kind: 'skill', fields: { name: 'Kafka' } }),
    item('s3', { kind: 'skill', fields: { name: 'COBOL' } }),
    item('s4', { kind: 'skill', fields: { name: 'Lean Six Sigma' } }),
    item('w1', { kind: 'work', fields: { employer: 'A', skills: ['rust'], highlights: ['Moved Kafka to Rust'] } }),
    item('p1', { kind: 'project', fields: { name: 'P', skills: ['Kafka'] } }),
    item('c1', { kind: 'certification', fields: { name: 'Lean Six Sigma Black Belt' } }),
  ]);
  expect(quotes.map(({ number, skill, itemId, place }) => [number, skill, itemId, typeof place === 'object' ? place.start : place])).toEqual([
    [1, 'Kafka', 'w1', 6],
    [2, 'Rust', 'w1', 15],
    [3, 'Kafka', 'p1', 'list'],
    [4, 'Lean Six Sigma', 'c1', 'heading'],
  ]);
});

it('loses no letter of a text when it is cut at its quotes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(fc.tuple(fc.nat(40), fc.nat(10)), { maxLength: 6 }), (text, places) => {
      const quotes = places.flatMap(([start, length], index) => {
        const end = Math.min(text.length, start + length);
        return end > start ? [{ number: index + 1, skillId: 's', skill: 's', itemId: 'i', place: { block: 0, line: 0, start, end } }] : [];
      });
      const runs = splitByQuotes(text, quotes);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.flatMap((run) => run.quotes)).toHaveLength(quotes.length);
    }),
  );
});

it('quotes the sentence around the words, and takes no figure for its end', () => {
  const project = item('p', {
    kind: 'project',
    fields: { name: 'P', summary: 'It began late. The loop takes 2.1 ms on a Cortex-M7, at last! Then more: and more.' },
  });
  const quote = findQuotes([item('s', { kind: 'skill', fields: { name: 'Cortex-M7' } }), project])[0];
  expect(quotedSentence(project.blocks, quote ?? null)).toBe('The loop takes 2.1 ms on a Cortex-M7, at last');
  expect(quotedSentence([], null)).toBe('');
});
