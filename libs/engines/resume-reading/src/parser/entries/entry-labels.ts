import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';

/** What a label inside an entry says about what follows it; `column` names a column of a table. */
const labelClasses = ['employer', 'position', 'place', 'date', 'duties', 'tools', 'column'] as const;
export type LabelClass = (typeof labelClasses)[number];

const qualifiers = new Set(['key', 'main', 'selected', 'notable', 'major']);

/** A label as the list writes it: lower case, letters and digits only, "and" for the joining sign. */
function plainLabel(text: string): string {
  const plain = text.toLowerCase().replace(/&/g, ' and ');
  return /^[^\p{L}\p{N}]+$/u.test(plain.trim()) ? plain.trim() : plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const entries = readWordList(join(__dirname, '../../words/entry-labels'), labelClasses);
const labels = wordMatcher(entries, (phrase) => [plainLabel(phrase)]);

/** A label of tools with its colon at the start of a text: "Tech stack: ". */
export const labelled = new RegExp(`^(?:${entries.flatMap(({ phrase, wordClass }) => (wordClass === 'tools' ? [phrase] : [])).join('|')})\\s*:\\s*`, 'i');

/** Everything a whole text may mean as a label, in the order of the list; at most 60 characters count. Pure. */
export function labelClassesOf(text: string): readonly LabelClass[] {
  if (text.length > 60) return [];
  const plain = plainLabel(text);
  const known = labels.classesOf(plain);
  const [first = '', ...rest] = plain.split(' ');
  return known.length > 0 || !qualifiers.has(first) ? known : labels.classesOf(rest.join(' '));
}

/** "Company: Harlow & Sons": what the label before a colon or dash means, and where what it labels begins. Pure. */
export function leadingLabel(text: string): { classes: readonly LabelClass[]; length: number; hasColon: boolean } | undefined {
  const match = /^([\p{L}][\p{L} /&.'’]{0,58}?)\s?(?::|：|–|-)\s*/u.exec(text);
  const classes = match ? labelClassesOf(match[1] ?? '') : [];
  return match && classes.length > 0 ? { classes, length: match[0].length, hasColon: /[:：]\s*$/.test(match[0]) } : undefined;
}

const fieldClasses = ['employer', 'position', 'place', 'date'] as const;
/** A field of an entry that a label can name. */
export type LabelledField = (typeof fieldClasses)[number];
const fieldOf = (classes: readonly LabelClass[]) => fieldClasses.find((field) => classes.includes(field));

/** The field a text is labelled with ("Company: …"), and where its value begins. A date has been cut out already, so nothing may follow its label. Pure. */
export function labelledField(text: string): { field: LabelledField; length: number } | undefined {
  const label = leadingLabel(text);
  const field = label && fieldOf(label.classes);
  if (label && field && field !== 'date') return { field, length: label.length };
  const whole = text.replace(/\s?[:：–-]?\s*$/u, '');
  return labelClassesOf(whole).includes('date') ? { field: 'date', length: text.length } : undefined;
}

/** What the first cell of a row labels the others with ("Designation" beside "Site Engineer"). Pure. */
export function rowField(cells: readonly string[]): LabelledField | 'duties' | undefined {
  const [label = '', value] = cells;
  if (value === undefined || labelClassesOf(value).length > 0) return undefined;
  const classes = labelClassesOf(label.replace(/\s*[:：]$/u, ''));
  return fieldOf(classes) ?? classes.find((own) => own === 'duties');
}
