/** A number in a text: its value, its unit, how certain it is said to be, and where it is. */
export type Quantity = { value: number; unit: string; bound: string; start: number; end: number };

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
  ' ',
);
const tens: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, dozen: 12 };
const spelled = new Map([...ones.map((word, value) => [word, value] as const), ...Object.entries(tens)]);
/** Whether a word is a number in letters. */
export const isSpelledNumber = (word: string): boolean => spelled.has(word.toLowerCase());

const number = new RegExp(
  `([$€£]\\s?)?(?:(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(%|percent\\b|per cent\\b|million\\b|billion\\b|thousand\\b|bn\\b|[kmb](?![\\p{L}\\p{N}])|x(?![\\p{L}\\p{N}])))?|\\b(${[...spelled.keys()].join('|')})\\b(?:\\s(percent|per cent|million|thousand|hundred)\\b)?)`,
  'giu',
);
const factors: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, bn: 1e9, billion: 1e9, hundred: 100 };
const bounds: readonly (readonly [string, RegExp])[] = [
  ['most', /(?:up to|at most|less than|fewer than|under|below|maximum of|no more than)\s*$/i],
  ['least', /(?:over|more than|at least|above|exceeding|minimum of|beyond|>)\s*$/i],
  ['about', /(?:about|around|roughly|approximately|nearly|almost|some|close to|circa|ca\.|~|≈)\s*$/i],
];

const boundOf = (before: string, after: string) => (/^\s?\+/.test(after) ? 'least' : (bounds.find(([, words]) => words.test(before))?.[0] ?? ''));

/** All numbers of a text, in figures or words; "$2.4k" and "$2,400" are the same. A digit inside a name (k8s, S7, B2B) is not a number. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(number)].flatMap((found): Quantity[] => {
    const [whole, money = '', figures, sign = '', word, wordSign = ''] = found;
    const start = found.index;
    const end = start + whole.length;
    if (/[\p{L}\p{N}]/u.test(text[start - 1] ?? '') || (figures && /\p{L}/u.test(text[end] ?? ''))) return [];
    const given = (sign || wordSign).toLowerCase();
    const bare = figures === undefined ? (spelled.get((word ?? '').toLowerCase()) ?? 0) : Number(figures.replace(/,/g, '').replace(/\.$/, ''));
    const unit = /%|cent/.test(given) ? '%' : given === 'x' ? 'x' : money ? 'money' : '';
    return [{ value: bare * (factors[given] ?? 1), unit, bound: boundOf(text.slice(Math.max(0, start - 16), start), text.slice(end, end + 2)), start, end }];
  });
}

/** "from 9 to 5", "9 → 5", "to 5 from 9": where something started and where it ended up. */
export function changesIn(text: string, quantities: readonly Quantity[]): { from: number; to: number }[] {
  return quantities.flatMap((first, index) => {
    const next = quantities[index + 1];
    if (!next) return [];
    const between = text.slice(first.end, next.start).toLowerCase();
    const before = text.slice(Math.max(0, first.start - 8), first.start).toLowerCase();
    if (/^[^.;,]{0,25}(?:\bto|→|->)\s*$/.test(between) && between.length < 30) return [{ from: first.value, to: next.value }];
    if (/^[^.;]{0,25}\bfrom\s*$/.test(between) && (/(?:to|at)\s*[$€£]?$/.test(before) || /down|up/.test(between)))
      return [{ from: next.value, to: first.value }];
    return [];
  });
}
