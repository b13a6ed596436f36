import { lineKey } from '@folia/contracts/line-key';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { TailoredItem } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { lineToday } from '../tailor/apply/apply-tailoring';
import { endSentence } from '../tailor/compose/end-sentence';
import { inFirstPerson } from '../words/line-beginning';
import type { LetterWords } from './cover-letter-words';

const mostOfLead = 4;
const mostOfEarlier = 2;
/** A letter begins with the current work unless another position has this many times as many lines that the posting asks for. */
const nowWorth = 3;

/** A sentence of a letter before its place is known. */
export type Said = Omit<LetterSentence, 'paragraph' | 'shown'>;
export type ShownItem = { item: PortfolioItem; tailored: TailoredItem };
/**
 * What a letter says about one entry: what it is, its lines in order, and the phrase that leads on to lines that cannot begin with "I", which come last.
 * `usual`: how many of the lines are used if the length allows it.
 */
export type LetterEntry = { intro: Said; from: Said | null; lines: Said[]; listed: ReadonlySet<string>; usual: number; isAlwaysSaid: boolean };

export const textOf = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');

/** Words that only lead on. */
export const leading = (key: string, text: string): Said => ({ key: `letter/${key}`, text, itemIds: [] });
/** Words that rest on items. */
export const resting = (key: string, text: string, itemIds: readonly string[]): Said => ({ key: `letter/${key}`, text, itemIds: [...new Set(itemIds)] });

/** Lines that the resume shows for an entry, as they read today, in its order; in the first person where possible. */
const linesOf = ({ item, tailored }: ShownItem, language: ResumeLanguage) =>
  tailored.lines.flatMap((line) => {
    const today = line.field === 'highlights' && line.choice !== 'dropped' ? lineToday(item, { ...line, aligned: [] }) : null;
    if (!today) return [];
    const spoken = item.kind === 'work' ? inFirstPerson(today, language, item.fields.current === true) : null;
    return [{ said: resting(lineKey(item.id, line), endSentence(spoken ?? today), [item.id]), isSpoken: spoken !== null }];
  });

function introOf({ item }: ShownItem, lead: PortfolioItem | undefined, words: LetterWords): string {
  if (item.kind === 'project') return words.project(textOf(item, 'name'));
  if (item.kind === 'volunteering') return words.volunteer(textOf(item, 'position'), textOf(item, 'organization'));
  const [position, employer, isNow] = [textOf(item, 'position'), textOf(item, 'employer'), item.fields.current === true];
  const isBefore = !isNow && item !== lead && textOf(item, 'startDate') < textOf(lead, 'startDate');
  return isBefore ? words.before(position, employer) : words.myWork(position, employer, isNow);
}

/** The entries a letter can mention: the position with the most requested lines, the one before it, and the others, which fill in if those say little. Pure. */
export function letterEntries(shown: (kind: PortfolioItem['kind']) => ShownItem[], words: LetterWords, language: ResumeLanguage): LetterEntry[] {
  const positions = shown('work');
  const weight = ({ item, tailored }: ShownItem) =>
    tailored.lines.filter(({ why, choice }) => why === 'asked' && choice !== 'dropped').length + (item.fields.current === true ? nowWorth : 0);
  const lead = positions.reduce<ShownItem | null>((best, one) => (!best || weight(one) > weight(best) ? one : best), null);
  const leadStart = textOf(lead?.item, 'startDate');
  const earlier = positions.find((one) => one !== lead && one.tailored.shown === 'full' && textOf(one.item, 'startDate') < leadStart);
  const entryOf = (one: ShownItem, usual: number, isNamed: boolean): LetterEntry => {
    const told = linesOf(one, language);
    const lines = told.map(({ said }) => said);
    const { item } = one;
    return {
      // "… at Print Co." already ends in a period.
      intro: resting(item.id, introOf(one, lead?.item, words).replace(/\.\.$/, '.'), [item.id]),
      from: item.kind === 'work' ? leading(`${item.id}/from`, words.fromIt(item.fields.current === true)) : null,
      lines,
      listed: new Set(told.flatMap(({ said, isSpoken }) => (isSpoken ? [] : [said.key]))),
      usual: Math.min(usual, lines.length),
      isAlwaysSaid: isNamed && (one === lead || lines.length === 0),
    };
  };
  const others = [...positions, ...shown('project'), ...shown('volunteering')].filter((one) => one !== lead && one !== earlier);
  return [
    ...(lead ? [entryOf(lead, mostOfLead, true)] : []),
    ...(earlier ? [entryOf(earlier, mostOfEarlier, true)] : []),
    ...others.map((one) => entryOf(one, 0, false)),
  ].filter(({ lines, isAlwaysSaid }) => isAlwaysSaid || lines.length > 0);
}

/** Lines of all entries, the ones a letter needs most first; `usual`: how many of them it normally uses. Pure. */
export function linesByNeed(entries: readonly LetterEntry[]): { lines: Said[]; usual: number } {
  const first = entries.flatMap(({ lines, usual }) => lines.slice(0, usual));
  return { lines: [...first, ...entries.flatMap(({ lines, usual }) => lines.slice(usual))], usual: first.length };
}
