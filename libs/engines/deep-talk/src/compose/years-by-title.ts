import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { positionsOf } from '../compute/careers';
import { monthsCovered } from '../compute/durations';
import { isLesserTitle } from '../find/lesser-title';
import type { Entry } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import type { Ask } from './reply';
import { citeDates, citeHeading, claim, durationIn, fill, listIn, roleIn, type Writer } from './writer';

/** What years rest on. */
export const bearing = (entries: readonly Entry[]) => entries.flatMap((entry) => [...citeHeading(entry), ...citeDates(entry)]);
/** Where they were worked. */
export const employersIn = (writer: Writer, entries: readonly Entry[]) =>
  listIn(writer, [...new Set(entries.map((entry) => entry.organisation || roleIn(writer, entry)))].slice(0, 5));

/** "Years as a chef": every position whose title has these words, the sous chef's too; none where an employer is named or one title is meant. */
export function calledAlike({ piece, subject }: Ask): Entry[] {
  const [first, ...others] = piece.mentions;
  if (!first || [first, ...others].some(({ by, tokens }) => by !== 'title' || tokens.some((token) => !first.tokens.includes(token)))) return [];
  const words = first.tokens.map(({ folded }) => folded);
  const asked = words.join(' ');
  const alike = positionsOf(subject).filter(({ title, from }) => {
    const own: readonly string[] = foldAccents(title).match(/[\p{L}\p{N}]+/gu) ?? [];
    return from !== null && words.every((word) => own.includes(word)) && !isLesserTitle(title, asked);
  });
  return new Set(alike.map(({ organisation }) => organisation)).size > 1 ? alike : [];
}

/** How long somebody had a title, wherever. */
export const yearsInTitle = ({ piece, writer }: Ask, entries: readonly Entry[]): AnswerClaim =>
  claim(
    'computed',
    fill(writer, 'yearsIn', {
      duration: durationIn(writer, monthsCovered(entries), entries),
      thing: piece.text.raw.slice(piece.mentions[0]?.tokens[0]?.start, piece.mentions[0]?.tokens.at(-1)?.end),
      list: employersIn(writer, entries),
    }),
    bearing(entries),
  );
