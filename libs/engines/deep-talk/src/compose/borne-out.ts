import { matchTerm } from '../find/match-term';
import type { Passage } from '../read/subject';
import { type Term, wordsOfTerm } from '../understand/terms';
import { intentsIn, isTelling, isWilling, says } from '../understand/word-finders';
import { quoteOf } from './quotes';
import { type Ask, absent, type Reply, required } from './reply';
import { nameOf } from './say-absent';
import { cite, citeHeading, claim, fill, roleIn } from './writer';

const enough = 0.6;

/** All that an answer rests on: every sentence of the entries that it cites, and those of the basics where it cites them. */
function restedOn({ claims }: Reply, { subject }: Ask): readonly Passage[] {
  const cited = new Set(claims.flatMap(({ citations }) => citations.map(({ itemId }) => itemId)));
  return subject.passages.filter(({ itemId }) => cited.has(itemId));
}

/** The words that claim something by themselves, "the only", "late", where they do not say what is asked for: "at least", "the biggest win". */
function claiming({ piece }: Ask): Term[] {
  const asked = intentsIn(piece.text.folded, piece.language);
  const isAsked = ({ tokens }: Term) => tokens.every(({ start, end }) => asked.some((one) => one.start <= start && one.end >= end));
  return piece.terms.filter((term) => !term.isRequired && term.tokens.some(({ folded }) => isTelling(folded)) && !isAsked(term));
}

/** What an answer rests on as what is near: a yes is not said again. */
function nearby(ask: Ask, { claims }: Reply, passages: readonly Passage[], terms: readonly Term[]) {
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
  const { piece, writer } = ask;
  const passages = restedOn(reply, ask);
  if (passages.length === 0) return null;
  const has = (term: Term) => passages.some((passage) => matchTerm(term, passage) >= enough);
  const isSaid = (term: Term) => has(term) || (term.tokens.length > 1 && wordsOfTerm(term).every((word) => !word.isRequired || has(word)));
  const lost = [...required(ask), ...claiming(ask)].filter((term) => !isSaid(term));
  // What somebody did does not say what they would do.
  const isWished = isWilling(piece.text.folded, piece.language) && !passages.some(({ text }) => says(text, 'looking-for') || says(text, 'availability'));
  if (lost.length === 0 && !isWished) return null;
  return absent([claim('absent', fill(writer, 'absentThat')), ...nearby(ask, reply, passages, piece.terms)], { topic: nameOf(ask, lost), kind: null });
}
