import { isOngoing } from '../compute/careers';
import { hasFigure, largestAmount } from '../find/amounts';
import { isLesserTitle } from '../find/lesser-title';
import type { Hit } from '../find/search';
import type { Entry, Passage } from '../read/subject';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import type { Term } from '../understand/terms';
import { conceptsOf } from '../understand/word-finders';
import { phrasesOf } from '../understand/word-lists';
import { deedsAsked } from './affirmed';
import { bestLines, entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Ask, absent, answered, asks, asksYes, type Reply, required } from './reply';
import { nameOf } from './say-absent';
import { claim, fill } from './writer';

const levels = phrasesOf('titles', 'level');

/** Whether a number is wanted. */
export const asksNumber = (ask: Ask) => asks(ask, 'how-many');

/** "Did she manage …?" is borne out by sentences of managing only, "is she a …?" by titles, headings and papers only. */
function fitsVerb(ask: Ask, { passage, entry }: Hit): boolean {
  const { piece } = ask;
  const isLed = piece.terms.some(({ concepts, isRequired }) => !isRequired && concepts.includes('lead'));
  if (isLed && !passage.concepts.has('lead') && !passage.concepts.has('boss')) return false;
  const isWon = piece.terms.some(({ concepts, isRequired }) => !isRequired && concepts.includes('win'));
  if (isWon && !passage.concepts.has('win') && entry?.kind !== 'award' && entry?.kind !== 'achievement') return false;
  if (!asksTitle(ask)) return true;
  if (entry && passage.field === entry.titleField && isLesserTitle(entry.title, piece.text.folded)) return false;
  return isHeld(passage, entry);
}
/** Whether a passage says what somebody is: a title, a headline, a subject, a paper. */
export const isHeld = (passage: Passage, entry: Entry | null): boolean =>
  passage.field === 'headline' || (entry !== null && (passage.field === entry.titleField || passage.field === 'area' || entry.kind === 'certification'));
/** "Is she a nurse?", "she has been head of payments since 2022?" */
export const asksTitle = ({ piece }: Ask): boolean => isTitleAsked.test(piece.text.folded) || isRank(isTitleSaid.exec(piece.text.folded)?.[1] ?? '');
const isRank = (word: string): boolean => word !== '' && (levels.has(word) || conceptsOf(word).includes('boss'));
const isTitleSaid = /^(?:so |and |but )?\S+(?:\s\S+)?\s(?:is|was|has been|had been|became)\s(?:an?\s|the\s)?([\p{L}-]+)/u;
const isTitleAsked = /^(?:so |and |but )?(?:is|was|are|were)\s+\S+\s+(?:ever\s+|really\s+|still\s+)?(?:an?|the)\s/u;

/** Whether a number stands right before one of the things: "14 stores". */
const countsThing = ({ text, words }: Passage, terms: readonly Term[]): boolean =>
  words.some(
    ({ start, end }) =>
      terms.some(({ tokens }) => tokens.some(({ folded }) => folded === foldAccents(text.slice(start, end)))) &&
      /(?<![\p{L}\d])\d[\d.,]*[+kKmM]?\s+(?:\p{L}+\s+)?$/u.test(text.slice(Math.max(0, start - 30), start)),
  );

const tellsOfChange = /%|(?<!\p{L})(?:from|von|de|du|desde)\s.{1,40}\s(?:to|auf|à|a)\s/u;
const doneKinds: ReadonlySet<string> = new Set(['work', 'volunteering', 'project']);

/** What tells most of what is asked for: the largest figure, any figure, what came of it; else as found. */
function rankedFor(ask: Ask, found: readonly Hit[]): readonly Hit[] {
  // "Tell me about a time …", "has she worked in …?": what was done, before what is said or held.
  const isDone = asks(ask, 'example', 'experience') || ask.piece.text.tokens.some(({ stem }) => stem === 'work');
  const ofWork = ({ entry, passage }: Hit) => Number(entry !== null && doneKinds.has(entry.kind) && passage.isTold);
  const hits = isDone ? found.toSorted((a, b) => ofWork(b) - ofWork(a)) : found;
  const figure = (hit: Hit) => Number(hasFigure(hit.passage.text));
  const meanings = new Set(ask.piece.terms.flatMap(({ concepts }) => concepts));
  const close = ({ passage }: Hit) => [...meanings].filter((one) => passage.concepts.has(one)).length;
  if (asks(ask, 'largest')) return hits.toSorted((a, b) => close(b) - close(a) || largestAmount(b.passage.text) - largestAmount(a.passage.text));
  const counted = (hit: Hit) => figure(hit) + Number(countsThing(hit.passage, ask.piece.terms));
  if (asksNumber(ask)) return hits.toSorted((a, b) => counted(b) - counted(a));
  const tools = ({ passage }: Hit) => passage.skills.length;
  if (asks(ask, 'skills')) return hits.toSorted((a, b) => tools(b) - tools(a));
  const deeds = deedsAsked(ask);
  const done = ({ passage }: Hit) => (deeds.size > 0 ? deedsIn(foldAccents(passage.text)).filter(({ wordClass }) => deeds.has(wordClass)).length : 0);
  if (!asks(ask, 'outcome')) return deeds.size > 0 ? hits.toSorted((a, b) => Math.min(1, done(b)) - Math.min(1, done(a))) : hits;
  const change = (hit: Hit) =>
    figure(hit) + Number(tellsOfChange.test(hit.passage.text)) + Number(hit.passage.concepts.has('grow') || hit.passage.concepts.has('shrink'));
  return hits.toSorted((a, b) => change(b) - change(a));
}

/** The sentences that have everything that was asked for, the best first. */
export function answerHits(ask: Ask, hits: readonly Hit[], terms: readonly Term[]): Reply {
  const { writer } = ask;
  const complete = hits.filter(({ missing }) => missing.length === 0);
  const whole = asksYes(ask) ? complete.filter((hit) => fitsVerb(ask, hit)) : complete;
  const [other] = complete;
  if (whole.length === 0 && other) {
    const asked = required(ask);
    const thing = asked.length > 0 ? nameOf(ask, asked) : '';
    return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, other.passage, other.entry, terms)], { topic: thing, kind: null });
  }
  const ranked = rankedFor(ask, whole);
  const [best] = ranked;
  if (!best) return absent([claim('absent', fill(writer, 'absentThat'))], null);
  if (asksNumber(ask) && !hasFigure(best.passage.text) && !asks(ask, 'largest', 'courses'))
    return absent([claim('absent', fill(writer, 'absentFigure')), quoteClaim(writer, best.passage, best.entry, terms)], {
      topic: nameOf(ask, terms),
      kind: best.entry?.kind ?? null,
    });
  // "Still CEO?" of a title that has ended.
  if (
    best.entry?.kind === 'work' &&
    best.passage.field === best.entry.titleField &&
    asks(ask, 'current') &&
    asksYes(ask) &&
    !isOngoing(best.entry, ask.subject)
  )
    return answered([periodClaim(writer, 'notAnyMore', best.entry, 'correction')]);
  if (best.entry && best.passage.field === 'location')
    return answered([
      // Where somebody worked is not where they live.
      entryClaim(writer, best.entry, asksYes(ask) && !asks(ask, 'place')),
      ...bestLines(best.entry, terms)
        .slice(0, 1)
        .map((passage) => quoteClaim(writer, passage, null, terms)),
    ]);
  const isTitle = best.entry !== null && (best.passage.field === best.entry.titleField || best.passage.field === best.entry.organisationField);
  const lines = isTitle && best.entry && !asksYes(ask) ? bestLines(best.entry, terms).slice(0, 1) : [];
  const listed = asksYes(ask)
    ? []
    : [
        ...new Set(
          whole
            .filter(
              ({ entry, passage }) =>
                entry && entry.kind === best.entry?.kind && (passage.field === entry.titleField || passage.field === entry.organisationField),
            )
            .flatMap(({ entry }) => entry ?? []),
        ),
      ];
  if (isTitle && listed.length > 1 && !asksNumber(ask)) return answered(listed.slice(0, 5).map((entry) => entryClaim(writer, entry)));
  const isUndated = asks(ask, 'when') && best.entry !== null && best.entry.from !== null && !/(?:19|20)\d\d/.test(best.passage.text);
  if (isUndated && best.entry && !asksYes(ask)) return answered([entryClaim(writer, best.entry), quoteClaim(writer, best.passage, null, terms)]);
  const others = ranked.filter(({ passage, entry }) => passage !== best.passage && entry !== best.entry).slice(0, 3);
  return answered(
    [quoteClaim(writer, best.passage, best.entry, terms, asksYes(ask)), ...lines.map((passage) => quoteClaim(writer, passage, null, terms))],
    others.map(({ passage, entry }) => quoteClaim(writer, passage, entry, terms)),
  );
}
