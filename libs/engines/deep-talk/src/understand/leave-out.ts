import { matchTerm } from '../find/match-term';
import type { Entry, ReadSubject } from '../read/subject';
import type { Intent } from './classes';
import type { QuestionLanguage } from './language-of';
import { mentionsIn } from './mentions';
import { termsOf } from './terms';
import { type Text, textOf } from './tokens';
import { intentsIn } from './word-finders';

const kindsLeftOut: Readonly<Partial<Record<Intent, Entry['kind']>>> = {
  education: 'education',
  jobs: 'work',
  projects: 'project',
  volunteering: 'volunteering',
};

/** A question without "besides X", and the words for X; null words where nothing is left out. */
export function leaveOut(text: Text, language: QuestionLanguage): { kept: Text; left: Text | null } {
  const intents = intentsIn(text.folded, language);
  const found = intents.find(({ wordClass }) => wordClass === 'except');
  const isLeisure = intents.some(({ wordClass, start, end }) => wordClass === 'interests' && found && start <= found.start && end >= found.end);
  if (!found || isLeisure) return { kept: text, left: null };
  const behind = text.raw.slice(found.end);
  const comma = found.start === 0 ? behind.search(/[,;:]/) : -1;
  const [left, rest] = comma < 0 ? [behind, text.raw.slice(0, found.start)] : [behind.slice(0, comma), behind.slice(comma + 1)];
  return rest.trim() === '' ? { kept: text, left: null } : { kept: textOf(rest.trim()), left: textOf(left.trim()) };
}

/** A portfolio without what these words name: an employer, a sort of entry, a thing. */
export function withoutNamed(subject: ReadSubject, left: Text, language: QuestionLanguage): ReadSubject {
  const named = mentionsIn(left, subject);
  const organisations = new Set(named.map(({ entry }) => entry.organisation).filter(Boolean));
  const kinds = new Set(intentsIn(left.folded, language).flatMap(({ wordClass }) => kindsLeftOut[wordClass] ?? []));
  const taken = new Set(named.flatMap(({ tokens }) => [...tokens]));
  const terms = termsOf(left, subject, new Set(), taken).filter(({ isRequired }) => isRequired);
  const isThing = ({ kind, passages }: Entry) =>
    (kind === 'skill' || kind === 'language') && passages.some((passage) => terms.some((term) => matchTerm(term, passage) >= 0.7));
  const isLeft = (entry: Entry) => isThing(entry) || named.some((one) => one.entry === entry) || organisations.has(entry.organisation) || kinds.has(entry.kind);
  const passages = subject.passages.filter((passage) => {
    const entry = subject.entryOf.get(passage.itemId);
    return !(entry && isLeft(entry)) && !(kinds.size === 0 && terms.some((term) => matchTerm(term, passage) >= 0.7));
  });
  const entries = subject.entries
    .filter((entry) => !isLeft(entry))
    .map((entry) => ({ ...entry, passages: entry.passages.filter((passage) => passages.includes(passage)) }))
    .filter((entry) => entry.passages.length > 0);
  return { ...subject, entries, passages, entryOf: new Map(entries.map((entry) => [entry.id, entry])) };
}
