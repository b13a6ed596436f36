const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    'ein zwei drei vier fünf sechs sieben acht neun zehn',
    'un deux trois quatre cinq six sept huit neuf dix',
    'uno dos tres cuatro cinco seis siete ocho nueve diez',
  ].flatMap((row) => row.split(' ').map((word, index) => [word, index + 1])),
);
const count = `(?:\\d{1,2}(?:[.,]5)?|${Object.keys(numbers).join('|')})`;
const years = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.-])(?<!\\bwithin (?:the )?(?:last |past |first |next )?)(?:(?:at least|a minimum of|minimum of|minimum|min\\.?|over|more than|mindestens|mind\\.?|au moins|minimum de|al menos|mínimo(?: de)?|más de|plus de|mehr als)\\s+)?(${count})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more|oder mehr|ou plus|o más)?\\s*(?:(?:-|–|to|bis|à|a)\\s*${count}\\s*\\+?)?\\s*(?:full |complete |volle |additional |further |weitere )?(?:years?|yrs?\\.?|jahr(?:en?)?|ans?|années?|años?)(?!\\p{L})['’]?(?:\\s+(?:or (?:more|longer)|plus|oder (?:mehr|länger)|ou plus|o más)(?!\\p{L})|\\+)?`,
  'giu',
);

/** A number of years that a posting asks for or that a text states; offsets into the text. A range counts as its lower end. */
export type YearsFound = { years: number; start: number; end: number };

// Without this, every sentence would pay for the long pattern.
const hint = /y(?:ea)?rs?|jahr|\bans?\b|ann[ée]e|año/i;

export function findYears(text: string): YearsFound[] {
  if (!hint.test(text)) return [];
  return [...text.matchAll(years)].map((found) => ({
    years: numbers[(found[1] ?? '').toLowerCase()] ?? Number((found[1] ?? '0').replace(',', '.')),
    start: found.index,
    end: found.index + found[0].length,
  }));
}
