import type { ItemKind } from '@folia/contracts/item/fields';
import { entriesOf } from '../compute/careers';
import type { Entry } from '../read/subject';
import type { Intent } from '../understand/classes';
import { findersByClass, intentsIn, timesIn } from '../understand/word-finders';
import { read } from '../understand/word-lists';
import { periodClaim } from './quotes';
import { type Ask, absent, answered, type Reply } from './reply';
import { claim, fill } from './writer';

const ordinals = { second: 2, third: 3, fourth: 4 } as const;
const stays = findersByClass(read('stays', ['second', 'third', 'fourth', 'returned']));
const counted: readonly (readonly [Intent, ItemKind])[] = [
  ['education', 'education'],
  ['jobs', 'work'],
  ['awards', 'award'],
  ['certificates', 'certification'],
  ['publications', 'publication'],
  ['patents', 'patent'],
];
const nextWord = /^\s(\p{L}+)/u;

/** "Her second degree" of one who has one. */
export function tooFew({ piece, subject, writer }: Ask, { claims }: Reply): Reply | null {
  const { folded } = piece.text;
  if (piece.isFollowUp) return null;
  for (const [name, least] of Object.entries(ordinals))
    for (const { end } of stays.get(name as keyof typeof ordinals)?.find(folded) ?? []) {
      const meant = intentsIn(nextWord.exec(folded.slice(end))?.[1] ?? '', piece.language).map(({ wordClass }) => wordClass);
      const kind = counted.find(([intent]) => meant.includes(intent))?.[1];
      const held = kind ? entriesOf(subject, kind).length : 0;
      if (held > 0 && held < least) return absent([claim('absent', fill(writer, 'absentThat')), ...claims], { topic: piece.text.raw, kind: kind ?? null });
    }
  return null;
}

const stayedAt = ({ subject }: Ask, organisation: string): Entry[] =>
  entriesOf(subject, 'work', 'volunteering').filter((entry) => entry.organisation === organisation && entry.from !== null);

/** "When did she come back to X?" of one who was there once. */
export function neverBack(ask: Ask, { claims }: Reply): Reply | null {
  const { piece, writer } = ask;
  if (!stays.get('returned')?.isIn(piece.text.folded)) return null;
  const [named] = piece.mentions.filter(({ by }) => by === 'organisation');
  if (!named || stayedAt(ask, named.entry.organisation).length > 1) return null;
  return absent([claim('absent', fill(writer, 'absentThat')), ...claims], { topic: piece.text.raw, kind: 'work' });
}

/** "What did she do at A after B?" of one who was at A first. */
export function otherTurn(ask: Ask): Reply | null {
  const { piece, writer } = ask;
  const places = piece.mentions.filter(({ by, share }) => by === 'organisation' && share >= 0.6).toSorted((a, b) => startOf(a) - startOf(b));
  const [first] = places;
  const second = places.find(({ entry, tokens }) => entry.organisation !== first?.entry.organisation && !first?.tokens.some((token) => tokens.includes(token)));
  if (!first || !second) return null;
  const between = timesIn(piece.text.folded).find(({ start, end }) => start > startOf(first) && end + 1 === startOf(second));
  const isAfter = between && afterwards.has(piece.text.folded.slice(between.start, between.end));
  const [had, held] = [stayedAt(ask, first.entry.organisation), stayedAt(ask, second.entry.organisation)];
  const isTurned = had.length > 0 && held.length > 0 && had.every((one) => held.every((other) => (one.from ?? 0) < (other.from ?? 0)));
  return isAfter && isTurned ? answered([periodClaim(writer, 'notThat', had[0] ?? first.entry, 'correction')]) : null;
}
const startOf = ({ tokens }: Ask['piece']['mentions'][number]): number => tokens[0]?.start ?? 0;
const afterwards: ReadonlySet<string> = new Set(['after', 'nach', 'apres', 'despues de', 'despues del']);
