import { readCases } from './cases/read-cases';
import { letterText, writeCoverLetter } from './cover-letter';
import { standsIn } from './demand';
import { tailor } from './tailor';

const letters = readCases().map((one) => ({ ...one, letter: writeCoverLetter(tailor(one.job, one.items, one.header, one.asOf), one.items, one.header) }));

it.each(letters)('is a letter of 150 to 350 words for case $id', ({ letter, header }) => {
  const text = letterText(letter);
  expect(letter.words).toBe(text.split(/\s+/).filter(Boolean).length);
  expect(letter.words).toBeGreaterThanOrEqual(150);
  expect(letter.words).toBeLessThanOrEqual(350);
  expect(text.trimEnd().endsWith(header.name)).toBe(true);
});

it.each(letters)('says of the person only what the items of case $id say', ({ letter, items, forbid }) => {
  const own = letter.paragraphs.flat().filter(({ itemIds }) => itemIds.length > 0);
  expect(own.length).toBeGreaterThan(3);
  for (const { text } of own) expect(forbid.filter((term) => standsIn(text, term))).toEqual([]);
  const words = new Set(`${JSON.stringify(items.map(({ fields }) => fields))}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const frame = new Set(
    'i work worked as at from that time have year years of experience in like the things you name bring with and before hold following my education'.split(' '),
  );
  // The job's name for a thing stands beside the person's own.
  const aligned = /\S+(?: Cloud)? \([^()]+\)/g;
  for (const { text } of own) {
    const strange = (
      text
        .replace(aligned, ' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => !words.has(word) && !frame.has(word) && !/^\d+$/.test(word));
    expect({ text, strange }).toEqual({ text, strange: [] });
  }
});
