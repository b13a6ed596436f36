import { isOngoing } from '../compute/careers';
import { amountsIn } from '../find/amounts';
import { foldAccents } from '../understand/fold-accents';
import { periodClaim } from './quotes';
import { type Ask, answered, asks, type Reply } from './reply';
import { cite, claim, fill } from './writer';

const from = /\s(?:from|von|de|desde)\s(\S{1,20})/gu;
const to = /\s(?:to|auf|hasta|a)\s(\S{1,20})/gu;
const by = /\s(?:by|um|en un)\s(\S{1,20})/gu;
/** "From 940ms to 210ms", "from DC/OS to Kubernetes". */
const fromTo = /\s(?:from|von|de|desde)\s(\S{1,20})(?:\s\p{L}{1,12})?\s(?:to|auf|hasta|a)\s(\S{1,20})/u;

/** An end by its amount, or by its word. */
const endOf = (word: string): string => String(amountsIn(word)[0] ?? word.replace(/[^\p{L}\p{N}+#/]+$/u, ''));
const endsAt = (text: string, place: RegExp): string[] => [...text.matchAll(place)].map(([, word = '']) => endOf(word));
const isAmount = (end: string): boolean => /^\d/.test(end);

/** Whether a question has the ends of a change otherwise than a line has them: what it came from, what it came to, and by how much. */
function isTurned(question: string, line: string): boolean {
  const asked = { from: endsAt(question, from), to: endsAt(question, to), by: endsAt(question, by) };
  const [, before = '', after = ''] = fromTo.exec(line) ?? [];
  const [start, end] = [endOf(before), endOf(after)];
  if (before && start !== end && ((asked.to.includes(start) && !asked.to.includes(end)) || (asked.from.includes(end) && !asked.from.includes(start))))
    return true;
  const told = { to: endsAt(line, to), by: endsAt(line, by) };
  const isMixed = (one: readonly string[], other: readonly string[], own: readonly string[]) =>
    one.some((word) => isAmount(word) && other.includes(word) && !own.includes(word));
  return isMixed(asked.to, told.by, told.to) || isMixed(asked.by, told.to, told.by);
}

/** "When did she finish her internship?" of one who is there today. */
export function notOver(ask: Ask, { claims }: Reply): Reply | null {
  const { subject, writer } = ask;
  if (!asks(ask, 'when', 'duration') || !asks(ask, 'completion')) return null;
  const entries = [...new Set(claims.flatMap(({ citations }) => citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? [])))];
  const isHeld = entries.every((entry) => (entry.kind === 'work' || entry.kind === 'volunteering') && isOngoing(entry, subject));
  const [entry] = entries;
  return entry && isHeld ? answered([periodClaim(writer, 'stillThere', entry, 'correction')]) : null;
}

/** "It was cut to 940 ms?" of a line that has it from 940 down to 210, "to 35 %" of one that has it by 35 %: corrected by the line. */
export function otherEnd({ piece, subject, writer }: Ask, { claims }: Reply): Reply | null {
  for (const { itemId, quote } of claims.flatMap(({ citations }) => citations)) {
    const passage = subject.passages.find((one) => one.itemId === itemId && one.isTold && one.text.includes(quote));
    if (passage && isTurned(` ${piece.text.folded}`, ` ${foldAccents(passage.text)}`))
      return answered([claim('correction', fill(writer, 'notSaid', { quote: passage.text }), [cite(passage, passage.text)])]);
  }
  return null;
}
