import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import { alternation, wordsOf } from '../values/word-lists';

type Entry = Omit<FoundEntry, 'id'>;

const honours = wordsOf('honours', ['won', 'certified']);
const won = new RegExp(`\\b(?:${alternation(honours, 'won')})\\b`, 'iu');
const certified = new RegExp(`(?<!\\p{L})(?:${alternation(honours, 'certified')})`, 'iu');

/** The same values under the names the other kind of entry has. */
function renamed(entry: Entry, kind: 'award' | 'certification', from: string, to: string): Entry {
  const rename = <T>(values: Record<string, T>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name === from ? to : name, value]));
  return { ...entry, kind, fields: rename(entry.fields), evidence: rename(entry.evidence) };
}

/**
 * Under a heading for both ("Certifications & Awards"), what was won is an award and what was passed a certificate, according to the words of the title. Pure.
 */
export function sortHonours(entry: Entry): Entry {
  const title = String(entry.fields.title ?? entry.fields.name ?? '');
  if (entry.kind === 'certification' && won.test(title) && !certified.test(title)) return renamed(entry, 'award', 'name', 'title');
  if (entry.kind === 'award' && certified.test(title) && !won.test(title)) return renamed(entry, 'certification', 'title', 'name');
  return entry;
}
