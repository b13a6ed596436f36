import type { TailoredItem } from '@folia/contracts/tailored-resume/tailor-made';
import { monthsOf } from '@folia/fit/read/portfolio/period';
import type { RatedItem } from '../analyse/rate-lines';
import { chooseLines, leaveOut, type Room, wantedFrom } from './choose-lines';

const oldMonths = 10 * 12;
const veryOldMonths = 20 * 12;
const lateMonths = 5 * 12;
const alikeFrom = 0.35;
const sameWorkFrom = 0.5;
const mostLead = 6;
/** What someone does today counts more than something equally close to the posting in the past. */
const nowWorth = 1.25;
const fewestLead = 4;
/** Another position with this many bullets never looks more important than the lead. */
export const fewestCap = 3;

const endOf = ({ read }: RatedItem, now: number) => read?.period?.to ?? now;
const startOf = ({ item, read }: RatedItem) =>
  read?.period?.from ?? (Number.parseInt(String(item.fields.startDate ?? item.fields.endDate ?? '0'), 10) || 0) * 12;
const wantedLines = ({ lines }: RatedItem) => lines.filter(({ value, field }) => field === 'highlights' && value >= wantedFrom).length;
const told = ({ head, lines }: RatedItem) => [...head, ...lines].filter(({ field }) => field !== 'employer').reduce((sum, { value }) => sum + value, 0);

const bulletCount = ({ lines }: RatedItem) => lines.filter(({ field, text }) => field === 'highlights' && text !== '').length;
/** A line about the posting's kind of work, though not about what it asks for. */
const hasKin = ({ lines }: RatedItem) => lines.some(({ field, isAlike, isForeign }) => field === 'highlights' && isAlike && !isForeign);

/** The position that says most for this posting: by its work, its lines and how recent it is. */
export function leadOf(work: readonly RatedItem[]): RatedItem | null {
  const scoreOf = (rated: RatedItem) => (Math.min(told(rated), 8) + 4 * rated.likeness) * rated.recency * (rated.item.fields.current === true ? nowWorth : 1);
  return work.reduce<RatedItem | null>((best, one) => (!best || scoreOf(one) > scoreOf(best) + 1e-9 ? one : best), null);
}

/** A title in a script the engine cannot read: what is unknown is not other work. */
const isUnread = ({ item }: RatedItem) => /\p{L}/u.test(String(item.fields.position ?? '')) && !/\p{Script=Latin}/u.test(String(item.fields.position));

/** Room for bullets: most for the lead, one line for old positions, only the heading for what is neither similar nor requested. `tight`: 0 and up. */
function roomOf(rated: RatedItem, lead: RatedItem, now: number, tight: number): Room & { isOld: boolean } {
  const age = now - endOf(rated, now);
  const isOld = age > oldMonths;
  if (rated === lead) return { most: Math.max(fewestLead, mostLead - tight), least: fewestLead, isOld: false };
  const isLate = age < lateMonths;
  // Neighbouring work counts as similar while it is recent.
  const isAlike = rated.likeness >= sameWorkFrom || isUnread(rated) || (rated.likeness >= alikeFrom && isLate);
  const wanted = wantedLines(rated);
  if (isOld) return { most: wanted > 0 && tight < 4 ? 1 : 0, least: 0, isOld };
  // Whatever its title: if someone does it today and the posting asks for it, it is shown.
  if (!isAlike && isLate && wanted > 0) return { most: Math.max(1, 4 - tight), least: 3, isOld };
  if (!isAlike) return { most: tight < 3 ? Math.min(Math.max(wanted, hasKin(rated) ? 1 : 0), 2) : Math.min(wanted, 1), least: hasKin(rated) ? 1 : 0, isOld };
  return { most: Math.max(1, (isLate ? 5 : 3) - tight), least: tight < 2 ? (isLate ? Math.max(2, Math.min(3, bulletCount(rated) - 1)) : 2) : 1, isOld };
}

/**
 * Positions, latest begun first. None is left out unless it ended over twenty years ago and everything before it goes too, so that no gap opens. No other
 * position gets more bullets than the lead, unless those are all the lead has.
 */
export function chooseWork(work: readonly RatedItem[], asOf: string, tight: number, isWanted: (text: string) => boolean): TailoredItem[] {
  const now = monthsOf(asOf);
  const lead = leadOf(work);
  if (!lead) return [];
  const ordered = work.toSorted((a, b) => startOf(b) - startOf(a) || endOf(b, now) - endOf(a, now));
  const leadRoom = roomOf(lead, lead, now, tight);
  const chosenLead = chooseLines(lead, leadRoom, 'asked', isWanted);
  const bulletsOf = ({ lines }: TailoredItem) => lines.filter(({ field, choice }) => field === 'highlights' && choice !== 'dropped').length;
  // A lead that says everything it has in a line or two takes nothing away from the others.
  const isWhole = bulletsOf(chosenLead) === bulletCount(lead);
  const cap = Math.max(isWhole ? fewestCap : 1, bulletsOf(chosenLead));
  let isTail = true;
  return ordered
    .toReversed()
    .map((rated) => {
      if (rated === lead) {
        isTail = false;
        return chosenLead;
      }
      const isVeryOld = now - endOf(rated, now) > veryOldMonths;
      if (isTail && isVeryOld && wantedLines(rated) === 0 && ordered.length > 3) return leaveOut(rated, 'old');
      isTail = false;
      const { most, least, isOld } = roomOf(rated, lead, now, tight);
      const why = wantedLines(rated) > 0 ? 'asked' : isOld ? 'old' : rated.likeness >= alikeFrom ? 'alike' : 'career';
      return chooseLines(rated, { most: Math.min(most, cap), least: Math.min(least, cap) }, why, isWanted);
    })
    .reverse();
}
