import { basicsId } from '@folia/contracts/deep-talk/answer';
import type { ItemKind } from '@folia/contracts/item/fields';
import { matchTerm } from '../find/match-term';
import type { Passage } from '../read/subject';
import type { Intent } from '../understand/classes';
import { foldAccents } from '../understand/fold-accents';
import { type Term, wordsOfTerm } from '../understand/terms';
import type { Token } from '../understand/tokens';
import { conceptsOf, intentsIn, isTelling, isWilling, says, spansIn, topicsIn } from '../understand/word-finders';
import { isUnaffirmed } from './affirmed';
import { isHeld } from './answer-hits';
import { tellsOfLeading } from './answer-leadership';
import { isBeforeNamed } from './answer-work';
import { isNameless, isUndated } from './asked-for';
import { areCountsSaid } from './counts-said';
import { isOtherVerb } from './main-verb';
import { isBesideTheThing } from './object-of';
import { isOfTwoDoings } from './one-doing';
import { quoteOf } from './quotes';
import { type Ask, absent, asks, type Reply, required } from './reply';
import { restedOn } from './rested-on';
import { areSaidTogether, isOtherLevel } from './said-together';
import { nameOf } from './say-absent';
import { isStudiedElsewhere } from './studied-there';
import { cite, citeHeading, claim, fill, roleIn } from './writer';

const borne: ReadonlySet<string> = new Set(['fact', 'computed', 'absent']);
const enough = 0.6;
/** Fewer letters stand in too many addresses. */
const shortest = 3;

/** What a word of the question may only be about. */
const kindsOf: Readonly<Partial<Record<Intent, readonly ItemKind[]>>> = {
  volunteering: ['volunteering'],
  employment: ['work', 'volunteering'],
  publications: ['publication'],
  patents: ['patent'],
  certificates: ['certification'],
};

/** Where a question names a private matter or a condition of work that its answer says nothing of; when somebody left is a date. */
const topicsLeft = ({ piece }: Ask, passages: readonly Passage[]) =>
  topicsIn(piece.text.folded, piece.language).filter(
    ({ wordClass, start, end }) =>
      piece.topics.includes(wordClass) &&
      !piece.terms.some(({ skill, tokens }) => skill && (tokens[0]?.start ?? end) <= start && (tokens.at(-1)?.end ?? 0) >= end) &&
      !(wordClass === 'leaving' && (piece.intents.has('when') || piece.intents.has('duration'))) &&
      !passages.some(({ text }) => says(text, wordClass)),
  );

/** The words that claim something by themselves, "the only", "late", where they do not say what is asked for: "at least", "the biggest win". */
function claiming(ask: Ask, passages: readonly Passage[]): Term[] {
  const { piece } = ask;
  const asked = intentsIn(piece.text.folded, piece.language);
  const left = topicsLeft(ask, passages);
  const isIn = (places: readonly { start: number; end: number }[], { start, end }: Token) => places.some((one) => one.start <= start && one.end >= end);
  const named = new Set(piece.mentions.flatMap(({ tokens }) => [...tokens]));
  const ofName = new Set(required(ask).flatMap(({ tokens }) => (tokens.length > 1 ? [...tokens] : [])));
  const words = piece.text.tokens.filter(
    (token) => !named.has(token) && !ofName.has(token) && ((isTelling(token.folded) && !isIn(asked, token)) || isIn(left, token)),
  );
  const deeds = piece.terms.filter(
    ({ isRequired, concepts, tokens }) => !isRequired && concepts.includes('lead') && !tokens.some((token) => isIn(asked, token)),
  );
  return [...words.map((token) => ({ text: token.raw, tokens: [token], skill: null, concepts: conceptsOf(token.folded), isRequired: false })), ...deeds];
}

/** What one answer about an employer leaves out because it is asked to. */
const beside = ['previous', 'next', 'except', 'compare', 'longer', 'shortest', 'earlier', 'later', 'more', 'overlap', 'gaps', 'first-job'] as const;

/** An employer that a question names and its answer is not about. */
const isElsewhere = (ask: Ask, passages: readonly Passage[]): boolean => {
  const named = ask.piece.mentions.filter(({ by, share }) => by === 'organisation' && share >= enough);
  return (
    !asks(ask, ...beside) &&
    !isBeforeNamed(ask) &&
    named.length > 0 &&
    !named.some(({ entry, tokens }) =>
      passages.some(({ itemId, stems }) => ask.subject.entryOf.get(itemId)?.organisation === entry.organisation || tokens.every(({ stem }) => stems.has(stem))),
    )
  );
};

/** "Did she study supply chain at Anna?" of one who was a supply chain trainee: a title that a question names, and its answer neither is about nor has. */
const isOtherTitle = (ask: Ask, passages: readonly Passage[]): boolean => {
  const isOfAnswer = (itemId: string) => passages.some((passage) => passage.itemId === itemId);
  const named = ask.piece.mentions.filter(({ by }) => by === 'title');
  return (
    !asks(ask, ...beside) &&
    !isBeforeNamed(ask) &&
    named.some(
      ({ tokens }) =>
        !named.some((one) => isOfAnswer(one.entry.id) && one.tokens.some((token) => tokens.includes(token))) &&
        !tokens.every((token) =>
          passages.some(({ stems, concepts }) => stems.has(token.stem) || conceptsOf(token.folded).some((concept) => concepts.has(concept))),
        ),
    )
  );
};

/** Words that only entries of a kind can be about, where the answer rests on none of it and no sentence of it has them. */
function ofOtherKind({ piece, subject }: Ask, { claims }: Reply, passages: readonly Passage[]): boolean {
  const kinds = new Set(claims.flatMap(({ citations }) => citations.map(({ itemId }) => subject.entryOf.get(itemId)?.kind)));
  return intentsIn(piece.text.folded, piece.language).some(({ wordClass, start, end }) => {
    const wanted = kindsOf[wordClass];
    if (!wanted || !piece.intents.has(wordClass) || wanted.some((kind) => kinds.has(kind))) return false;
    const words = piece.text.tokens.filter((token) => token.start >= start && token.end <= end);
    return !passages.some(({ stems }) => words.some(({ stem }) => stems.has(stem)));
  });
}

/** "Is she bilingual?" is borne out by what somebody is said to be, not by whom or what they worked with. */
function isOnlyBeside({ piece }: Ask, passages: readonly Passage[], subject: Ask['subject']): boolean {
  const [term, ...others] = piece.terms.filter(({ isRequired }) => isRequired);
  if (!term || others.length > 0 || term.skill || !isWhat.test(piece.text.folded.slice(0, term.tokens[0]?.start ?? 0))) return false;
  return !passages.some(
    (passage) => matchTerm(term, passage) >= enough && (passage.itemId === basicsId || isHeld(passage, subject.entryOf.get(passage.itemId) ?? null)),
  );
}
const isWhat = /^(?:so |and |but )?(?:is|was|are|were|ist|war|est|es|era)\s+\S+\s$/u;

/** "Per month", "of the month" of what is said by the year. */
function ofOtherSpan(question: string, passages: readonly Passage[]): boolean {
  const asked = spansIn(question);
  const told = new Set(passages.filter(({ isTold }) => isTold).flatMap(({ text }) => spansIn(foldAccents(text))));
  return asked.length > 0 && told.size > 0 && asked.every((span) => !told.has(span));
}

/** "Did he lead the plumbing team?": leading and a team say something together, though a question may have either without asking for it. */
const piecesOfLeading = ({ piece }: Ask): Term[] => {
  const isLed = piece.terms.some(({ concepts }) => concepts.includes('lead'));
  return isLed ? piece.terms.filter(({ isRequired, concepts }) => !isRequired && concepts.some((one) => one === 'lead' || one === 'team')) : [];
};

/** "Did they reach it every year?" of four years out of five. */
const isPartly = ({ piece }: Ask, { claims }: Reply): boolean =>
  says(piece.text.folded, 'wholly') && claims.some(({ citations }) => citations.some(({ quote }) => says(quote, 'partly')));

/** What an answer rests on as what is near: a yes is not said again. */
function nearby(ask: Ask, { claims }: Reply, passages: readonly Passage[], terms: readonly Term[]) {
  // What was counted for another question is near nothing.
  if (claims.some(({ kind }) => kind === 'computed')) return [];
  const [first] = claims;
  if (!first?.text.startsWith(ask.writer.frames.yes.replace('.', ''))) return claims;
  const passage = passages.find(({ itemId, text, isTold }) => isTold && first.citations.some((one) => one.itemId === itemId && text.includes(one.quote)));
  const entry = passage ? ask.subject.entryOf.get(passage.itemId) : undefined;
  if (!passage || !entry) return [];
  const quote = quoteOf(passage, terms);
  return [claim('nearby', fill(ask.writer, 'nearbyQuote', { quote, role: roleIn(ask.writer, entry) }), [cite(passage, quote), ...citeHeading(entry)])];
}

/** Every word of a question that says something is borne out by what the answer rests on; where one is not, the portfolio does not say so, and what it rests on is near. */
export function notBorneOut(ask: Ask, reply: Reply): Reply | null {
  const { piece, writer, subject } = ask;
  if (reply.outcome !== 'answered' || reply.claims.some(({ kind }) => !borne.has(kind))) return null;
  const passages = restedOn(reply, ask);
  if (passages.length === 0) return null;
  // One of several things is said to be absent already; the yes to the others is no better for it.
  const isInPart = reply.claims.some(({ kind }) => kind === 'absent');
  if (isInPart && !isOfTwoDoings(ask, reply) && !isBesideTheThing(ask, reply)) return null;
  const has = (term: Term) => passages.some((passage) => matchTerm(term, passage) >= enough);
  const quotes = foldAccents(reply.claims.flatMap(({ citations }) => citations.map(({ quote }) => quote)).join(' '));
  const isSaid = (term: Term) =>
    has(term) ||
    (term.concepts.includes('lead') && passages.some(tellsOfLeading)) ||
    term.tokens.every(({ folded }) => folded.length > shortest && quotes.includes(folded)) ||
    (term.tokens.length > 1 && wordsOfTerm(term).every((word) => !word.isRequired || has(word)));
  const lost = [...required(ask), ...claiming(ask, passages)].filter((term) => !isSaid(term));
  // What somebody did does not say what they would do.
  const isWished = isWilling(piece.text.folded, piece.language) && !passages.some(({ text }) => says(text, 'looking-for') || says(text, 'availability'));
  const isOther =
    isWished ||
    isUnaffirmed(ask, reply) ||
    isOtherVerb(ask, reply) ||
    isOfTwoDoings(ask, reply) ||
    isBesideTheThing(ask, reply) ||
    ofOtherKind(ask, reply, passages) ||
    isOnlyBeside(ask, passages, subject) ||
    ofOtherSpan(piece.text.folded, passages) ||
    isElsewhere(ask, passages) ||
    isOtherTitle(ask, passages) ||
    isStudiedElsewhere(ask, reply, passages) ||
    isPartly(ask, reply) ||
    isUndated(ask, reply) ||
    isNameless(ask, reply) ||
    isOtherLevel(ask, passages) ||
    !areSaidTogether(ask, passages, [...required(ask), ...piecesOfLeading(ask)]) ||
    !areCountsSaid(ask, reply, passages);
  if (lost.length === 0 && !isOther) return null;
  return absent([claim('absent', fill(writer, 'absentThat')), ...nearby(ask, reply, passages, piece.terms)], {
    topic: nameOf(ask, lost) || piece.text.raw,
    kind: null,
  });
}
