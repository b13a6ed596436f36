import { currentOf, entriesOf, positionsOf } from '../compute/careers';
import { sureEvidence } from '../find/evidence';
import { matchTerm, surely } from '../find/match-term';
import type { Entry, Passage } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import type { Term } from '../understand/terms';
import { says } from '../understand/word-finders';
import { skillsClaim } from './answer-skills';
import { bestLines, entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, lacks, required } from './reply';
import { citeBasics, claim, fill } from './writer';

const about = (ask: Ask): Passage[] => ask.subject.passages.filter(({ field, itemId }) => field === 'summary' && itemId === 'basics');

/** "Tell me about Ada", nothing more. */
const isAboutPerson = (ask: Ask): boolean =>
  asks(ask, 'about') &&
  required(ask).length === 0 &&
  [...ask.piece.intents].every((intent) => intent === 'about' || intent === 'yes-no') &&
  ask.piece.text.tokens.some(({ folded }) => folded === foldAccents(ask.subject.firstName));

/** "Walk me through a campaign": asks for one thing that the work tells of, and not for the whole. */
const isToldOf = ({ subject }: Ask, term: Term): boolean =>
  (term.skill !== null && sureEvidence(term, subject).length > 0) ||
  subject.entries.some(({ kind, passages }) => kind !== 'education' && passages.some((passage) => passage.isTold && matchTerm(term, passage) >= surely));

/** Who somebody is, in a few sentences of their own. */
export const answerSummary: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (
    !(asks(ask, 'summary') || isAboutPerson(ask)) ||
    ask.piece.mentions.length > 0 ||
    required(ask).length > 1 ||
    required(ask).some((term) => isToldOf(ask, term)) ||
    asks(ask, 'education', 'skills', 'projects', 'certificates', 'languages')
  )
    return null;
  const { headline, name } = subject.basics;
  const [now] = currentOf(subject);
  const [last] = positionsOf(subject);
  const position = now ?? last;
  const told = about(ask);
  const claims = [
    ...(headline ? [claim('fact', fill(writer, 'identity', { name, headline }), [citeBasics('headline', headline)])] : []),
    ...(position ? [now ? periodClaim(writer, 'currentRole', position) : periodClaim(writer, 'noCurrent', position)] : []),
    ...told.slice(0, 2).map((passage) => quoteClaim(writer, passage, null)),
  ];
  const degree = entriesOf(subject, 'education')[0];
  const more = [
    ...told.slice(2).map((passage) => quoteClaim(writer, passage, null)),
    ...(position
      ? bestLines(position)
          .slice(0, 2)
          .map((passage) => quoteClaim(writer, passage, position))
      : []),
  ];
  if (claims.length < 3 && degree) claims.push(entryClaim(writer, degree));
  return claims.length > 0 ? answered(claims, more) : null;
};

const enough = 0.6;
const figures = (text: string) => [...text.matchAll(/\d[\d.,]*/g)].length;

/** Sentences that say what came of the work, the most telling first: figures that changed, then figures, then awards. */
function achievements(ask: Ask): { entry: Entry; passage: Passage }[] {
  return ask.subject.entries
    .filter(({ kind }) => kind === 'work' || kind === 'project' || kind === 'achievement' || kind === 'volunteering')
    .flatMap((entry, place) => entry.passages.filter(({ isTold }) => isTold).map((passage) => ({ entry, passage, place, points: points(passage) })))
    .filter(({ points: own }) => own > 0)
    .toSorted((a, b) => b.points - a.points || a.place - b.place);
}

const points = ({ text, concepts }: Passage): number =>
  Math.min(2, figures(text)) + (concepts.has('grow') || concepts.has('shrink') ? 2 : 0) + (/%|\b(?:million|million|mio)\b/i.test(text) ? 1 : 0);

/** Achievements, strengths and what makes somebody different: what the portfolio shows, no praise. */
export const answerAchievements: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'achievement', 'strengths', 'opinion', 'match', 'example') || (required(ask).length > 0 && !asks(ask, 'opinion', 'match', 'strengths')))
    return null;
  if (required(ask).length > 0 && !asks(ask, 'strengths')) return null;
  const isJudged = asks(ask, 'opinion', 'match');
  const named = ask.piece.mentions.map(({ entry }) => entry);
  // "An example of how she improved a product": what was improved comes first.
  const wanted = asks(ask, 'example') ? ask.piece.terms.filter(({ concepts }) => concepts.length > 0) : [];
  const had = ({ passage }: { passage: Passage }) => wanted.filter((term) => matchTerm(term, passage) >= enough).length;
  const found = achievements(ask)
    .filter(({ entry }) => named.length === 0 || named.includes(entry))
    .toSorted((a, b) => had(b) - had(a));
  const awards = entriesOf(subject, 'award').slice(0, 1);
  const head = isJudged ? [claim('courtesy', fill(writer, 'noJudgement'))] : [];
  const [now] = positionsOf(subject);
  const skills = asks(ask, 'strengths') && !asks(ask, 'achievement') ? skillsClaim(ask, 8) : null;
  const claims = [
    ...(isJudged && now ? [entryClaim(writer, now)] : []),
    ...(skills ? [skills] : []),
    ...found.slice(0, 2).map(({ entry, passage }) => quoteClaim(writer, passage, entry)),
    ...(found.length === 0 ? awards.map((entry) => entryClaim(writer, entry)) : []),
  ];
  if (claims.length === 0) return lacks(writer, 'thingAchievement', 'achievement');
  return answered(
    [...head, ...claims],
    found.slice(2, 5).map(({ entry, passage }) => quoteClaim(writer, passage, entry)),
  );
};

/** Weaknesses are in no portfolio. */
export const answerWeaknesses: Answerer = (ask) =>
  asks(ask, 'weaknesses') && required(ask).length === 0
    ? absent([claim('absent', fill(ask.writer, 'noWeakness'))], { topic: fill(ask.writer, 'noWeakness'), kind: null })
    : null;

/** What somebody cares about and how they work, in their own sentences. */
export const answerValues: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'values') || required(ask).length > 0) return null;
  const told = subject.passages
    .filter(({ isTold, text }) => isTold && says(text, 'values'))
    .toSorted((a, b) => Number(b.itemId === 'basics') - Number(a.itemId === 'basics'));
  if (told.length === 0) return lacks(writer, 'thingValues', null);
  return answered(told.slice(0, 2).map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null)));
};
