import { basicsId } from '@folia/contracts/deep-talk/answer';
import { matchTerm } from '../find/match-term';
import type { Passage } from '../read/subject';
import { type Term, wordsOfTerm } from '../understand/terms';
import { phrasesOf } from '../understand/word-lists';
import { tellsOfLeading } from './answer-leadership';
import type { Ask } from './reply';

const enough = 0.6;

/** An "A+ in algebra" is one thing; "led a team and kept a budget", "React, SQL": what stands before and behind is asked for each by itself. */
const parts = /[,;/&?!]|\+(?!\s(?:in|for|im|en)(?!\p{L}))|(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|e|o)(?!\p{L})/iu;

/** The things of a question that it says of one doing: "a team in Berlin" is one, "a team and a budget" are two. */
function saidAsOne({ piece }: Ask, terms: readonly Term[]): Term[][] {
  const inOrder = terms.toSorted((a, b) => (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0));
  const groups: Term[][] = [];
  for (const [at, term] of inOrder.entries()) {
    const before = inOrder[at - 1];
    const between = before ? piece.text.raw.slice(before.tokens.at(-1)?.end ?? 0, term.tokens[0]?.start ?? 0) : ',';
    if (parts.test(between)) groups.push([term]);
    else groups.at(-1)?.push(term);
  }
  return groups;
}

const has = (passage: Passage, term: Term): boolean =>
  (term.concepts.includes('lead') && tellsOfLeading(passage)) ||
  matchTerm(term, passage) >= enough ||
  (term.tokens.length > 1 && wordsOfTerm(term).every((word) => !word.isRequired || matchTerm(word, passage) >= enough));

/** A doctor's title speaks of no other doctors. */
const hasAsHeading = (passage: Passage, term: Term): boolean =>
  has(passage, term) &&
  (passage.isTold || term.skill !== null || !term.tokens.some(({ folded }) => !passage.folded.has(folded) && passage.folded.has(folded.replace(/s$/, ''))));

/**
 * Whether one sentence has everything that a question says of one doing, in the light of its heading and of what the entry is said to be about. Two sentences of
 * one entry may tell of two things: who led a team and once visited Berlin led no team in Berlin. Tools may be asked for together.
 */
export function areSaidTogether(ask: Ask, passages: readonly Passage[], terms: readonly Term[]): boolean {
  return saidAsOne(ask, terms).every((group) => {
    if (group.length < 2 || group.every(({ skill }) => skill?.area === 'computing')) return true;
    return passages.some((passage) => {
      const own = passages.filter(({ itemId }) => itemId === passage.itemId);
      // One of a list, a course or a tool, tells of itself alone.
      const about = own.filter(
        ({ isTold, field, entry }) => (!isTold && entry === null) || (field === 'summary' && passage.field !== 'summary' && passage.itemId !== basicsId),
      );
      // A summary that names both systems does not say on which of them a thing was done.
      const isAbout = (term: Term) => about.some((one) => (!one.isTold || term.skill === null) && hasAsHeading(one, term));
      // A lead of maintenance has not led all that the entry tells of.
      return group.every((term) => has(passage, term) || (isAbout(term) && !term.concepts.includes('lead'))) || group.every(isAbout);
    });
  });
}

const levels = phrasesOf('titles', 'level');

/** "Senior engineers" of a senior who mentored juniors: the level has to stand in the sentence that has the people. */
export function isOtherLevel({ piece }: Ask, passages: readonly Passage[]): boolean {
  return piece.text.tokens.some(({ folded, stem }, at) => {
    const next = piece.text.tokens[at + 1];
    if (!levels.has(folded) || !next || !/[^s]s$/.test(next.folded)) return false;
    const told = passages.filter(({ isTold, stems }) => isTold && stems.has(next.stem));
    return told.length > 0 && !told.some(({ stems }) => stems.has(stem));
  });
}
