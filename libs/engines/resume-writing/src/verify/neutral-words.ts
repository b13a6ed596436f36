import { stemOf } from '@folia/text/word-stems';

const stems = (words: string) => words.split(/\s+/).filter(Boolean).map(stemOf);

/** Words without a claim of their own: grammar. A wording may add them. */
export const grammar: ReadonlySet<string> = new Set(
  stems(
    `a an the and or of for with in on at to from by as is are was were be been being that which who whose this these those it its their his her them they
    into over out through via within across between among while when where then so than per each also both plus including include included includes
    about around i my we our up down off after before during against until since a-an resulting result resulted results`,
  ),
);

/** Praise of one's own work: a line says the same without it. */
export const isPraise = (word: string): boolean =>
  /^(?:successfully|effectively|efficiently|proactively|actively|seamlessly|diligently|skill?fully|expertly|passionately|tirelessly)$/i.test(word);

/** Verbs that only say that something was done. They may be added if the source's own verb stays. */
export const plainVerbs: ReadonlySet<string> = new Set(
  stems('used use uses using work works worked working carried carry carrying did do does doing made make making performed perform performing handled handle'),
);

/**
 * Words that may replace each other: none says more than another, in rank, in scope or in how far the thing went. "Ran" and "operated" share a row, "ran" and
 * "managed" do not.
 */
const rows = `
cut reduced reduce lowered lower decreased decrease shortened shorten fell dropped brought down
raised raise increased increase grew grown grow lifted rose rise
built build created create developed develop wrote write coded
moved move migrated migrate shifted switched
fixed fix repaired repair mended
taught teach trained train instructed
checked check reviewed review inspected inspect
ran run operated operate
kept keep maintained maintain
helped help assisted assist supported support aided
prepared prepare drafted draft wrote
started start began begin
installed install set fitted
drew draw drafted designed
month monthly months
week weekly weeks
year yearly annual annually years
day daily days
hour hourly hours
night nightly nights
customer customers client clients
pupil pupils student students
colleague colleagues coworker coworkers teammate teammates
staff employees employee
percent per-cent
maths mathematics math
programme program programmes
every each
saved save savings saving
answered answer handled
cared care treated
looked look
sold sell sales
measured measure
tested test tests testing
pages page
phones phone mobile
invoices invoice bills`;

const rowsOf = new Map<string, number[]>();
for (const [index, row] of rows.split('\n').filter(Boolean).entries()) for (const stem of stems(row)) rowsOf.set(stem, [...(rowsOf.get(stem) ?? []), index]);

/** Whether two stems are the same or may replace each other. */
export const sameMeaning = (one: string, other: string): boolean =>
  one === other || (rowsOf.get(one)?.some((row) => rowsOf.get(other)?.includes(row)) ?? false);
