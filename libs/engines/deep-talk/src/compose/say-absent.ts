import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ItemKind } from '@folia/contracts/item/fields';
import { positionsOf } from '../compute/careers';
import { evidenceFor } from '../find/evidence';
import { isOthersDoing, surely } from '../find/match-term';
import { nowhere, search } from '../find/search';
import type { FrameName } from '../frames/frames';
import type { Entry } from '../read/subject';
import type { Term } from '../understand/terms';
import { entryClaim, quoteOf } from './quotes';
import { type Ask, absent, asks, type Reply, required } from './reply';
import { cite, citeHeading, claim, fill, listIn, roleIn } from './writer';

/** The words of the question for things that stand side by side in it. */
export function nameOf({ piece, writer }: Ask, terms: readonly Term[]): string {
  const runs: { start: number; end: number }[] = [];
  for (const { tokens } of terms) {
    const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const last = runs.at(-1);
    if (last && /^[\s-]{1,2}$/.test(piece.text.raw.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return listIn(
    writer,
    runs.map(({ start, end }) => piece.text.raw.slice(start, end)),
  );
}

const kindMissing = (terms: readonly Term[]): ItemKind | null => {
  const kind = terms.find(({ skill }) => skill)?.skill?.kind;
  return kind === 'credential' ? 'certification' : kind === 'language' ? 'language' : kind === 'skill' ? 'skill' : null;
};

/** What is close to something absent: the same thing less surely, or another thing of the question. */
function nearbyOf(ask: Ask, lost: readonly Term[]): AnswerClaim[] {
  const { subject, writer } = ask;
  for (const term of lost) {
    const near = evidenceFor(term, subject).find(({ strength, passage, entry }) => strength < surely && strength > 0.3 && passage.itemId !== 'basics' && entry);
    if (near?.entry && term.skill) {
      const quote = quoteOf(near.passage, [term]);
      return [
        claim(
          'nearby',
          near.entry.kind === 'skill'
            ? fill(writer, 'nearby', { text: near.entry.title })
            : fill(writer, 'nearbyQuote', { quote, role: roleIn(writer, near.entry) }),
          [cite(near.passage, quote), ...citeHeading(near.entry)],
        ),
      ];
    }
  }
  return nearbyByRest(ask, lost);
}

/** The sentence that has the rest of the question, where the rest says enough by itself. */
function nearbyByRest(ask: Ask, lost: readonly Term[]): AnswerClaim[] {
  const { piece, subject, writer } = ask;
  const rest = required(ask).filter((term) => !lost.includes(term));
  const named = [...new Set(piece.mentions.map(({ entry }) => entry))];
  const [first] = named;
  if (rest.length === 0) return first ? [{ ...entryClaim(writer, first), kind: 'nearby' }] : [];
  const [hit] = search(rest, subject, named.length > 0 ? named : null).filter(({ missing, entry, passage }) => missing.length === 0 && entry && passage.isTold);
  if (!hit?.entry) return [];
  const quote = quoteOf(hit.passage, rest);
  return [claim('nearby', fill(writer, 'nearbyQuote', { quote, role: roleIn(writer, hit.entry) }), [cite(hit.passage, quote), ...citeHeading(hit.entry)])];
}

/** Where a thing is named, but as something others did, or that was only watched or learnt about. */
function notOwnDoing({ subject, writer }: Ask, lost: readonly Term[]): AnswerClaim[] {
  const found = subject.passages.find((passage) => lost.some(({ skill }) => skill !== null && isOthersDoing(passage, skill)));
  if (!found) return [];
  const quote = quoteOf(found, lost);
  return [claim('nearby', fill(writer, 'notOwnDoing', { quote }), [cite(found, quote)])];
}

const placeBefore = /(?:\b(?:at|for|by|with|bei|chez|en|fur|von|leave|left|leaving|join|joined|joining|quit|quitte|rejoint|dejo|dejar)\s+(?:the\s+)?)$/u;

/** "Experience with distributed teams" is with no employer. */
const withBefore = /(?<!\p{L})(?:with|mit|avec|con)\s(?:the\s)?$/u;

/** The last employers by name. */
export const employersOf = ({ subject }: Ask): string[] =>
  [
    ...new Set(
      positionsOf(subject)
        .map(({ organisation }) => organisation)
        .filter(Boolean),
    ),
  ].slice(0, 4);

function employerClaim(ask: Ask, thing: string, frame: FrameName, kind: AnswerClaim['kind']): AnswerClaim {
  const employers = employersOf(ask);
  const cites = positionsOf(ask.subject)
    .filter(({ organisation }) => employers.includes(organisation))
    .flatMap(citeHeading);
  return claim(kind, fill(ask.writer, frame, { thing, list: listIn(ask.writer, employers) }), cites);
}

const placeOfWork =
  /(?:\bwork(?:ed|s)?\s+(?:at|for)\s+|\b(?:do|did|job|role|position|time|tatig|gearbeitet|gemacht|travaille|fait|trabajo|trabajado|hizo)\s+(?:\p{L}+\s+)?(?:at|bei|chez)\s+)$/u;

/** "What did she do at HubSpot?" of somebody who used it. */
export function isTakenForEmployer(ask: Ask, terms: readonly Term[]): boolean {
  const [first] = terms;
  const { folded } = ask.piece.text;
  return (
    terms.length === 1 &&
    first?.skill?.kind === 'skill' &&
    isName(first) &&
    employersOf(ask).length > 0 &&
    placeOfWork.test(folded.slice(0, first.tokens[0]?.start ?? 0))
  );
}
const isName = ({ text }: Term): boolean => /^\p{Lu}/u.test(text);

/** That a thing is no employer, and which there were. */
export const notEmployer = (ask: Ask, thing: string): AnswerClaim => employerClaim(ask, thing, 'notEmployer', 'correction');

/** That the portfolio does not have these things, with what is near. */
export function sayAbsent(ask: Ask, lost: readonly Term[], within: readonly Entry[] | null): Reply {
  const { piece, writer } = ask;
  const thing = nameOf(ask, lost);
  const start = lost[0]?.tokens[0]?.start ?? 0;
  const isSkill = lost.some(({ skill }) => skill !== null);
  if (
    !isSkill &&
    employersOf(ask).length > 0 &&
    asks(ask, 'jobs', 'when', 'duration', 'about', 'yes-no', 'where') &&
    placeBefore.test(piece.text.folded.slice(0, start)) &&
    !(asks(ask, 'experience') && withBefore.test(piece.text.folded.slice(0, start))) &&
    lost.length <= 3
  )
    return absent([employerClaim(ask, thing, 'absentEmployer', 'absent')], { topic: thing, kind: 'work' });
  const [place] = within ?? [];
  const isAt = piece.mentions.some(({ by, entry }) => by === 'organisation' || (entry === place && nowhere(lost, ask.subject).length === 0));
  const isByTitle = piece.mentions.some(({ by, entry }) => by === 'title' && entry === place) && !piece.mentions.some(({ by }) => by === 'organisation');
  if (place && isAt)
    return absent([claim('absent', fill(writer, 'absentAt', { thing, place: isByTitle ? place.title : place.organisation || place.title }))], {
      topic: thing,
      kind: kindMissing(lost),
    });
  const others = notOwnDoing(ask, lost);
  return absent([claim('absent', fill(writer, 'absent', { thing })), ...(others.length > 0 ? others : nearbyOf(ask, lost))], {
    topic: thing,
    kind: kindMissing(lost),
  });
}
