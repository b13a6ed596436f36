import type { ItemKind } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { ChoiceReason, TailoredItem } from '@folia/contracts/tailored-resume/tailor-made';
import { degreeLevelOf } from '@folia/fit/read/requirements/degrees';
import { untilOrderToReader } from '@folia/text/orders-to-reader';
import { phraseFinder } from '@folia/text/phrase-finder';
import { wordList } from '../../words/word-list';
import type { RatedItem } from '../analyse/rate-lines';
import { chooseLines, leaveOut, type Room, wantedFrom } from './choose-lines';

const schools = phraseFinder(wordList('schools', ['school']));
const plainRoom: Room = { most: 1, least: 0 };
const plainMost = 20;

const text = (rated: RatedItem, field: string) => String(rated.item.fields[field] ?? '');
const dateOf = (rated: RatedItem) => text(rated, 'endDate') || text(rated, 'date') || (rated.item.fields.current ? '9999' : '') || text(rated, 'startDate');

/** Whether a school is kept: a school-leaving certificate adds nothing beside a degree. */
function isSchoolKept(rated: RatedItem, all: readonly RatedItem[]): boolean {
  const level = (one: RatedItem) => degreeLevelOf(`${text(one, 'degree')} ${text(one, 'area')}`) ?? 0;
  const says = `${text(rated, 'degree')} ${text(rated, 'institution')}`;
  return !schools.isIn(says) || !all.some((one) => one !== rated && !schools.isIn(`${text(one, 'degree')} ${text(one, 'institution')}`) && level(one) >= 1);
}

function reasonOf(rated: RatedItem, all: readonly RatedItem[], employers: ReadonlySet<string>, asOf: string): ChoiceReason | null {
  const { kind } = rated.item;
  const isWanted = rated.value >= wantedFrom && [...rated.head, ...rated.lines].some(({ value }) => value >= wantedFrom);
  if (kind === 'language') return 'alike';
  if (kind === 'education') return isSchoolKept(rated, all) ? (isWanted ? 'asked' : 'alike') : isWanted ? 'asked' : null;
  if (isWanted) return 'asked';
  if (rated.head.some(({ isForeign }) => isForeign)) return null;
  const expires = text(rated, 'expires');
  if (kind === 'certification' && expires && expires < asOf.slice(0, expires.length)) return null;
  if (kindsInDocuments[kind].tailored?.isOnlyAsked) return null;
  if ((kind === 'award' || kind === 'achievement') && employers.has(text(rated, 'issuer').toLowerCase())) return 'alike';
  return rated.isAlike ? 'alike' : null;
}

/** An order to the reader in the name itself, or in another value that heads the entry, leaves nothing to show. */
const holdsOrder = ({ item }: RatedItem) =>
  Object.entries(item.fields).some(([name, value]) => name !== 'summary' && typeof value === 'string' && untilOrderToReader(value) !== value);

/** Items of one kind other than positions and skills: what the posting asks for first, then what is similar, latest first among equals. */
export function chooseItems(
  kind: Exclude<ItemKind, 'work' | 'skill'>,
  rated: readonly RatedItem[],
  asOf: string,
  tight: number,
  isWanted: (text: string) => boolean,
): TailoredItem[] {
  const own = rated.filter(({ item }) => item.kind === kind);
  const employers = new Set(rated.filter(({ item }) => item.kind === 'work').map((one) => text(one, 'employer').toLowerCase()));
  const judged = own.map((one) => {
    const isOrder = holdsOrder(one);
    return { one, why: isOrder ? null : reasonOf(one, own, employers, asOf), isOrder };
  });
  const { most = plainMost, room = plainRoom, isByDate = false } = kindsInDocuments[kind].tailored ?? {};
  const kept = judged
    .filter(({ why }) => why !== null)
    .sort((a, b) => {
      const wanted = isByDate || kind === 'language' ? 0 : Number(b.why === 'asked') - Number(a.why === 'asked');
      return wanted || (kind === 'language' ? 0 : dateOf(b.one) < dateOf(a.one) ? -1 : dateOf(b.one) > dateOf(a.one) ? 1 : 0);
    });
  const places = Math.max(1, most - Math.max(0, tight - 1));
  const placed = new Set(kept.toSorted((a, b) => b.one.value - a.one.value).slice(0, places));
  return [
    ...kept
      .filter((one) => placed.has(one))
      .map(({ one, why }) => chooseLines(one, { ...room, most: Math.max(1, room.most - tight) }, why ?? 'alike', isWanted)),
    ...kept.filter((one) => !placed.has(one)).map(({ one }) => leaveOut(one, 'space')),
    ...judged.filter(({ why }) => why === null).map(({ one, isOrder }) => leaveOut(one, isOrder ? 'order' : 'off-topic')),
  ];
}
