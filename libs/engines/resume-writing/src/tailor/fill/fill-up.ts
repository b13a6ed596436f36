import type { TailoredItem, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills } from '@folia/skills/find-skills';
import { untilOrderToReader } from '@folia/text/orders-to-reader';
import { isBesideWork } from '../analyse/beside-work';
import type { RatedItem, RatedLine } from '../analyse/rate-lines';
import { wantedFrom } from '../choose/choose-lines';
import { fewestCap, leadOf } from '../choose/choose-work';

/** A posting in other words than those of the portfolio does not make any line relevant. */
const none: ReadonlyMap<string, number> = new Map();
/** From here on the leading position is the posting's own work. */
const sameWorkFrom = 0.5;
type Change = (item: TailoredItem) => TailoredItem;
/** `isOfWork`: it belongs to a position in the posting's own line of work; `isBeside`: it is about life beside work. */
type Candidate = { itemId: string; isRelevant: boolean; isOfWork: boolean; isForeign: boolean; isBeside: boolean; change: Change };

const isLeftOut = (line: TailoredLine) =>
  (line.field === 'highlights' || line.field === 'summary') &&
  line.choice === 'dropped' &&
  (line.why === 'off-topic' || line.why === 'space' || line.why === 'old');

function kept(line: TailoredLine): TailoredLine {
  const text = untilOrderToReader(line.words);
  return text ? { ...line, choice: text === line.words ? 'kept' : 'rewritten', text, why: 'substance' } : line;
}

const wholeItem: Change = (item) => ({ ...item, shown: 'full', why: 'substance' });
const withLine =
  (entry: number | null): Change =>
  (item) => ({ ...item, shown: 'full', lines: item.lines.map((line) => (isLeftOut(line) && line.entry === entry ? kept(line) : line)) });

/**
 * What a position is to the posting: its own line of work; near it (of the same branch, or long past); one with an unknown title, which does not make it other
 * work; or other work, of which only wanted lines are shown.
 */
function standingOf({ shown, why, lines }: TailoredItem, one: RatedItem | undefined, branch: string | null): 'own' | 'near' | 'unknown' | 'other' | null {
  const role = one?.read?.role;
  const isOfBranch = branch !== null && role?.branch === branch;
  // For something long past, one line is enough.
  if (why === 'old') return isOfBranch && lines.every(({ field, choice }) => field !== 'highlights' || choice === 'dropped') ? 'near' : null;
  if (why !== 'career') return 'own';
  if (shown === 'full') return 'other';
  if (role?.family === null) return 'unknown';
  return isOfBranch ? 'near' : null;
}

const areasIn = (lines: readonly RatedLine[]): ReadonlySet<string> => new Set(lines.flatMap(({ text }) => findSkills(text).map(({ skill }) => skill.area)));

const isAbout = (areas: ReadonlySet<string>, subject: ReadonlySet<string>) => [...areas].some((area) => subject.has(area));

/** What may come back: credentials first, then the lines of the leading position, then the most wanted, and finally the latest. */
function candidatesOf({ sections }: Tailoring, rated: readonly RatedItem[], lead: RatedItem | null): Candidate[] {
  const ratedItems = new Map(rated.map((one) => [one.item.id, one]));
  // The papers of somebody who does this very work belong to it where they are about what that work is about.
  const isOwnWork = (lead?.likeness ?? 0) >= sameWorkFrom;
  const ownAreas = isOwnWork ? areasIn(lead?.lines ?? []) : new Set<string>();
  const of = (kind: string) =>
    sections.filter((section) => section.kind === kind).flatMap(({ items }) => items.filter(({ shown }) => shown !== 'dropped' || kind !== 'work'));
  const held = of('certification').filter(({ shown, why }) => shown === 'dropped' && why === 'off-topic');
  const lines = of('work').flatMap((item) => {
    const one = ratedItems.get(item.itemId);
    const branch = one?.read?.role?.branch ?? null;
    const standing = standingOf(item, one, lead?.read?.role?.branch ?? null);
    // A position of which nothing is said takes any line of its own.
    const isBare = item.lines.every(({ choice }) => choice === 'dropped');
    const leftOut = item.lines.filter((line) => isLeftOut(line) && (isBare || !isBesideWork(line.words, none, branch)));
    return leftOut.slice(0, item.why === 'old' ? 1 : leftOut.length).map((line) => {
      const as = one?.lines.find(({ field, entry }) => field === line.field && entry === line.entry);
      const isWanted = (as?.value ?? 0) >= wantedFrom;
      const isRelevant = as !== undefined && !as.isForeign && (standing === 'own' || isWanted || (standing === 'unknown' && as.isAlike));
      return {
        itemId: item.itemId,
        entry: line.entry,
        isLead: one === lead,
        isWanted,
        isRelevant,
        isOfWork: standing === 'own' || standing === 'near',
        isForeign: (as?.isForeign ?? false) && !(isOwnWork && (standing === 'own' || standing === 'near')) && !isBare,
      };
    });
  });
  return [
    ...held.map(({ itemId }) => {
      const isForeign = ratedItems.get(itemId)?.head.some((line) => line.isForeign) ?? false;
      const isOwn = isAbout(areasIn(ratedItems.get(itemId)?.head ?? []), ownAreas);
      const isBeside = ratedItems.get(itemId)?.head.some(({ words }) => isBesideWork(words, none)) ?? false;
      return { itemId, isRelevant: !isForeign || isOwn, isOfWork: false, isForeign, isBeside, change: wholeItem };
    }),
    ...lines
      .toSorted((a, b) => Number(b.isLead) - Number(a.isLead) || Number(b.isWanted) - Number(a.isWanted))
      .map(({ itemId, isRelevant, isOfWork, isForeign, entry }) => ({ itemId, isRelevant, isOfWork, isForeign, isBeside: false, change: withLine(entry) })),
  ];
}

const changed = (tailoring: Tailoring, { itemId, change }: Candidate): Tailoring => ({
  ...tailoring,
  sections: tailoring.sections.map(({ kind, items }) => ({ kind, items: items.map((item) => (item.itemId === itemId ? change(item) : item)) })),
});

/** No other position looks more important than the leading one, unless the leading one already says everything it has. */
function outgrows({ sections }: Tailoring, itemId: string, lead: RatedItem | null): boolean {
  const bulletsOf = (id: string | undefined) =>
    sections.flatMap(({ items }) => items.filter((item) => item.itemId === id).flatMap(({ lines }) => lines)).filter(({ field }) => field === 'highlights');
  const shown = (id: string | undefined) => bulletsOf(id).filter(({ choice }) => choice !== 'dropped').length;
  const ofLead = shown(lead?.item.id);
  const isWhole = ofLead === bulletsOf(lead?.item.id).length;
  return itemId !== lead?.item.id && shown(itemId) > Math.max(isWhole ? fewestCap : 1, ofLead);
}

/** Tells which resumes are too short, still on one page, less than 85 % of it, and within their page limit. */
export type Lengths = Record<'isShort' | 'isOnePage' | 'isHalfEmpty' | 'fits', (tailoring: Tailoring) => boolean>;

/**
 * Brings back what is relevant while the pages have room for it; other work in the same line while everything fits on one page; whatever is about work while that page is
 * not nearly full, what is plainly about other work last; and anything at all while the resume is too short to be one. A posting the engine does not understand, such as one in another language, does not leave a career empty. Pure.
 */
export function fillUp(tailoring: Tailoring, rated: readonly RatedItem[], { isShort, isOnePage, isHalfEmpty, fits }: Lengths): Tailoring {
  const lead = leadOf(rated.filter(({ item }) => item.kind === 'work'));
  const candidates = candidatesOf(tailoring, rated, lead);
  const withThese = (before: Tailoring, these: readonly Candidate[], isRoom: (next: Tailoring) => boolean) => {
    const added = (soFar: Tailoring, candidate: Candidate, isTaken: (next: Tailoring) => boolean) => {
      const next = changed(soFar, candidate);
      return !outgrows(next, candidate.itemId, lead) && isTaken(next) ? next : soFar;
    };
    // Usually there is room for everything, and measuring a resume means writing it.
    const all = these.reduce((soFar, candidate) => added(soFar, candidate, () => true), before);
    return isRoom(all) ? all : these.reduce((soFar, candidate) => added(soFar, candidate, isRoom), before);
  };
  const relevant = withThese(
    tailoring,
    candidates.filter(({ isRelevant }) => isRelevant),
    fits,
  );
  const others = candidates.filter(({ isRelevant }) => !isRelevant);
  const ofWork = withThese(
    relevant,
    others.filter(({ isOfWork }) => isOfWork),
    isOnePage,
  );
  // What is not plainly about something else first, then the work in other fields: the first cut is made on a page that is nearly full.
  const filled = [false, true].reduce(
    (soFar, foreign) =>
      withThese(
        soFar,
        others.filter(({ isOfWork, isForeign, isBeside }) => !isOfWork && isForeign === foreign && !isBeside),
        isHalfEmpty,
      ),
    ofWork,
  );
  return others
    .filter(({ isOfWork, isForeign }) => !isOfWork && isForeign)
    .reduce((soFar, candidate) => (isShort(soFar) ? changed(soFar, candidate) : soFar), filled);
}
