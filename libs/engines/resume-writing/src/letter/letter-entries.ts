import { lineKey } from '@folia/contracts/line-key';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { LetterSentence } from '@folia/contracts/tailored-resume/cover-letter';
import type { TailoredItem } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { lineToday } from '../tailor/apply/apply-tailoring';
import { endSentence } from '../tailor/compose/end-sentence';
import { atEmployer } from '../words/at-employer';
import { beginningOf } from '../words/line-beginning';
import { refersBack } from '../words/refers-back';
import { titleInSentence } from '../words/title-in-sentence';
import { letterPhrases } from './letter-phrases';
import { sayLine } from './say-line';

const mostOfLead = 4;
const mostOfEarlier = 2;
/** A letter begins with the current work unless another position has this many times as many lines that the posting asks for. */
const nowWorth = 3;

/** A sentence of a letter before its place is known. */
export type Said = Omit<LetterSentence, 'paragraph' | 'shown'>;
export type ShownItem = { item: PortfolioItem; tailored: TailoredItem };
/** What a letter says about one entry: what it is and its lines in order. `usual`: how many of the lines are used if the length allows it. */
export type LetterEntry = { intro: Said; lines: Said[]; usual: number; isAlwaysSaid: boolean };
/** The language of the letter and that in which its person writes. */
export type Languages = { language: ResumeLanguage; ofLines: ResumeLanguage };

export const textOf = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');

/** Words that only lead on. */
export const leading = (key: string, text: string): Said => ({ key: `letter/${key}`, text, itemIds: [] });
/** Words that rest on items. */
export const resting = (key: string, text: string, itemIds: readonly string[]): Said => ({ key: `letter/${key}`, text, itemIds: [...new Set(itemIds)] });

/** Lines that the resume shows for an entry, as they read today, each a sentence: first those that begin with their person, then the others. */
function linesOf({ item, tailored }: ShownItem, { language, ofLines }: Languages): Said[] {
  const all = tailored.lines.flatMap((line) => {
    const today = line.field === 'highlights' && line.choice !== 'dropped' ? lineToday(item, { ...line, aligned: [] }) : null;
    return today ? [{ key: lineKey(item.id, line), today }] : [];
  });
  const complete = all.filter(({ today }) => !refersBack(today));
  const shown = complete.length > 0 ? complete : all;
  const isNow = item.fields.current === true;
  const isAmongVerbs = isNow && shown.some(({ today }) => beginningOf(today, ofLines) === 'base');
  const setting = { isNow, isAmongVerbs };
  const said = shown.map(({ key, today }) => ({ key, today, isLedTo: sayLine(today, language, ofLines, { ...setting, place: 0 }).isLedTo }));
  const ordered = said.toSorted((a, b) => Number(a.isLedTo) - Number(b.isLedTo));
  const spoken = said.filter(({ isLedTo }) => !isLedTo).length;
  return ordered.map((one, index) => {
    // What a project or an office is for is no work "there": its lines stand as they are.
    if (one.isLedTo && item.kind !== 'work' && language === ofLines) return resting(one.key, endSentence(one.today), [item.id]);
    const { text } = sayLine(one.today, language, ofLines, { ...setting, place: one.isLedTo ? index - spoken : index });
    return resting(one.key, endSentence(text), [item.id]);
  });
}

/** "Staff Nurse, acute medicine": before "at" the comma would part the title from the employer. */
const ofUnit = /^([^,(]+), ([^,(]+)$/u;

/** How an entry is led to. Of the positions behind the leading one only the first is "before that": what that would mean of a third is open. */
function introOf({ item }: ShownItem, lead: PortfolioItem | undefined, isEarlier: boolean, { language, ofLines }: Languages): string {
  const write = letterPhrases[language];
  if (item.kind === 'project') return write('project', { name: textOf(item, 'name') });
  const role = titleInSentence(textOf(item, 'position').replace(ofUnit, '$1 ($2)'), language, ofLines);
  if (item.kind === 'volunteering') return write('volunteer', { role, employer: atEmployer(textOf(item, 'organization'), language) });
  const isNow = item.fields.current === true;
  const isBefore = !isNow && item !== lead && textOf(item, 'startDate') < textOf(lead, 'startDate');
  // What went on beside the leading position was not "before that".
  const isBeside = isBefore && textOf(item, 'endDate') > textOf(lead, 'startDate') && textOf(item, 'endDate').length === textOf(lead, 'startDate').length;
  const before = isEarlier ? 'work-before' : 'work-other';
  return write(isBeside ? 'work-beside' : isBefore ? before : isNow ? 'work-now' : 'work-past', {
    role,
    employer: atEmployer(textOf(item, 'employer'), language),
  });
}

/** The entries a letter can mention: the position with the most requested lines, the one before it, and the others, which fill in if those say little. Pure. */
export function letterEntries(shown: (kind: PortfolioItem['kind']) => ShownItem[], languages: Languages): LetterEntry[] {
  const positions = shown('work');
  const askedIn = ({ tailored }: ShownItem) => tailored.lines.filter(({ why, choice }) => why === 'asked' && choice !== 'dropped').length;
  const weight = (one: ShownItem) => askedIn(one) + (one.item.fields.current === true ? nowWorth : 0);
  const lead = positions.reduce<ShownItem | null>((best, one) => (!best || weight(one) > weight(best) ? one : best), null);
  const leadStart = textOf(lead?.item, 'startDate');
  // What the posting asks for may be what somebody did two positions ago.
  const earlier = positions
    .filter((one) => one !== lead && one.tailored.shown === 'full' && textOf(one.item, 'startDate') < leadStart)
    .reduce<ShownItem | undefined>((best, one) => (!best || askedIn(one) > askedIn(best) ? one : best), undefined);
  const entryOf = (one: ShownItem, usual: number, isNamed: boolean): LetterEntry => {
    const lines = linesOf(one, languages);
    const { item } = one;
    return {
      // "… at Print Co." already ends in a period.
      intro: resting(item.id, introOf(one, lead?.item, one === earlier, languages).replace(/\.\.$/, '.'), [item.id]),
      lines,
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
