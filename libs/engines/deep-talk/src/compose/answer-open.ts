import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { heldBefore } from '../compute/careers';
import { hasFigure } from '../find/amounts';
import { type Evidence, sureEvidence } from '../find/evidence';
import { matchTerm, surely } from '../find/match-term';
import { nowhere, search } from '../find/search';
import type { Entry, Passage, ReadSubject } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { type Term, termsOf, wordsOfTerm } from '../understand/terms';
import { intentsIn } from '../understand/word-finders';
import { answerHits, asksNumber, asksTitle, isHeld } from './answer-hits';
import { bestLines, listClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, asksYes, isOpenQuestion, type Reply, required } from './reply';
import { isTakenForEmployer, nameOf, notEmployer, sayAbsent } from './say-absent';
import { claim, fill } from './writer';

const nearOf = ({ writer }: Ask, had: readonly { term: Term; evidence: readonly Evidence[] }[]): AnswerClaim[] =>
  had
    .slice(0, 1)
    .flatMap(({ term, evidence }) =>
      evidence
        .slice(0, 1)
        .map(({ passage, entry }) => (entry?.kind === 'skill' ? listClaim(writer, [entry], 'nearby', 'nearby') : quoteClaim(writer, passage, entry, [term]))),
    );

/** Whether two things of a question stand side by side as one. */
function areJoined(one: Term, other: Term, { piece }: Ask): boolean {
  const [first, second] = (one.tokens[0]?.start ?? 0) < (other.tokens[0]?.start ?? 0) ? [one, other] : [other, one];
  return /^[\s-]{1,2}$/.test(piece.text.raw.slice(first.tokens.at(-1)?.end ?? 0, second.tokens[0]?.start ?? 0));
}

/** Where several things stand side by side as they do in the question: "Oracle APEX" is one. */
function calledSo(ask: Ask, terms: readonly Term[], within: readonly Entry[] | null): { passage: Passage; entry: Entry } | null {
  const isOne = terms.length > 1 && terms.slice(1).every((term, at) => areJoined(terms[at] as Term, term, ask));
  if (!isOne) return null;
  const name = ask.piece.text.folded.slice(terms[0]?.tokens[0]?.start, terms.at(-1)?.tokens.at(-1)?.end);
  for (const entry of within ?? ask.subject.entries) {
    const passage = entry.passages.find(({ isTold, text, isLearnt }) => isTold && !isLearnt && foldAccents(text).includes(name));
    if (passage) return { passage, entry };
  }
  return null;
}

const mostNamed = 4;
const mostOfSort = 8;
const unique = (entries: readonly Entry[]): Entry[] => [...new Set(entries)];

/** What was asked for by name, each thing for itself: "React and SQL?" */
function answerNamed(ask: Ask, terms: readonly Term[], within: readonly Entry[] | null): Reply | null {
  const { subject, writer } = ask;
  const called = calledSo(ask, terms, within);
  if (called) return answered([quoteClaim(writer, called.passage, called.entry, terms, asksYes(ask))]);
  const isOfTitle = asksTitle(ask);
  const isTaught = ask.piece.terms.some(({ concepts }) => concepts.includes('teach'));
  const found = terms.map((term) => ({
    term,
    evidence: sureEvidence(term, subject, within).filter(
      ({ passage, entry }) => (!isOfTitle || isHeld(passage, entry)) && !(isTaught && entry?.kind === 'language'),
    ),
  }));
  const lost = found.filter(({ evidence }) => evidence.length === 0).map(({ term }) => term);
  const had = found.filter(({ evidence }) => evidence.length > 0);
  if (had.length === 0) return null;
  const claims: AnswerClaim[] = [];
  const listed: Entry[] = [];
  const onlyListed: Entry[] = [];
  for (const { term, evidence } of had.slice(0, mostNamed)) {
    const [best] = evidence;
    if (!best) continue;
    const inList = evidence.flatMap(({ entry, passage }) => (entry?.kind === 'skill' && passage.field === 'name' ? [entry] : []));
    const [named] = inList;
    // "Which databases?", "planning tools?": all of them.
    if (best.entry?.kind === 'skill') onlyListed.push(best.entry, ...(asks(ask, 'skills') || isOpenQuestion(ask) ? inList.slice(0, mostOfSort) : []));
    else {
      const isSaid = claims.some(({ citations }) => citations.some(({ itemId, quote }) => itemId === best.passage.itemId && best.passage.text.includes(quote)));
      if (!isSaid) claims.push(quoteClaim(writer, best.passage, best.entry, [term], asksYes(ask) && claims.length === 0));
      if (named) listed.push(named);
    }
  }
  const isYes = asksYes(ask) && claims.length === 0;
  if (onlyListed.length > 0)
    claims.push(listClaim(writer, unique(onlyListed), isYes ? (unique(onlyListed).length > 1 ? 'yesListedMany' : 'yesListed') : 'skillsListed'));
  if (listed.length > 0) claims.push(listClaim(writer, unique(listed), 'alsoListed'));
  const notThere = asksNumber(ask) && !had.some(({ evidence }) => evidence.some(({ passage }) => hasFigure(passage.text)));
  if (notThere) return { ...absent([claim('absent', fill(writer, 'absentFigure')), ...claims], { topic: nameOf(ask, terms), kind: 'work' }) };
  // "B2B marketing?" of somebody with other marketing: the whole is not there, the part is near.
  const isWhole = lost.some((one) => had.some(({ term }) => areJoined(one, term, ask)));
  if (isWhole)
    return {
      ...absent([claim('absent', fill(writer, 'absent', { thing: nameOf(ask, terms) })), ...nearOf(ask, had)], { topic: nameOf(ask, terms), kind: 'skill' }),
    };
  if (isTakenForEmployer(ask, terms)) return answered([notEmployer(ask, nameOf(ask, terms)), ...claims]);
  if (lost.length === 0)
    return answered(
      claims,
      had.flatMap(({ term, evidence }) =>
        evidence
          .slice(1, 4)
          .filter(({ entry, passage }) => entry?.kind !== 'skill' && passage.itemId !== had[0]?.evidence[0]?.passage.itemId)
          .map(({ passage, entry }) => quoteClaim(writer, passage, entry, [term])),
      ),
    );
  return answered([...claims, claim('absent', fill(writer, 'absent', { thing: nameOf(ask, lost) }))]);
}

/** Whether a thing that the taxonomy does not know is a listed skill by its very name. */
const isListedName = ({ tokens }: Term, { entries }: ReadSubject): boolean =>
  entries.some(({ kind, title }) => kind === 'skill' && foldAccents(title) === tokens.map(({ folded }) => folded).join(' '));

/** "Has she taught?": verbs that mean a sort of work, where nothing else is asked. */
const isDeed = (terms: readonly Term[]): boolean => {
  const others = terms.filter(({ concepts }) => !concepts.includes('persons') && !concepts.includes('team'));
  return others.length > 0 && others.every(({ concepts }) => concepts.some((one) => deeds.has(one)));
};
const deeds: ReadonlySet<string> = new Set([
  'teach',
  'hire',
  'train',
  'sale',
  'mentor',
  'publish',
  'design',
  'research',
  'test',
  'translation',
  'cook',
  'care',
]);

/** "How many?" behind an answer: the figure in what was spoken of. */
function answerFigureOfTalk(ask: Ask): Reply | null {
  const { piece, subject, writer } = ask;
  const [entry] = piece.focus;
  if (!asksNumber(ask) || !piece.isFollowUp || !entry || !piece.before) return null;
  const line = bestLines(entry, termsOf(piece.before, subject, new Set(), new Set())).find(({ text }) => hasFigure(text));
  return line ? answered([quoteClaim(writer, line, entry)]) : absent([claim('absent', fill(writer, 'absentFigure'))], null);
}

/** Everything that no other answerer took: the sentence of the portfolio that has the things asked for, or that it has none. */
export const answerOpen: Answerer = (ask) => {
  const { piece, subject } = ask;
  const terms = required(ask);
  const named = piece.mentions.filter(({ by, share }) => by === 'organisation' || share >= 0.6).map(({ entry }) => entry);
  const earlier = piece.isFollowUp && asks(ask, 'previous') ? heldBefore(piece.focus, subject) : [];
  const within = named.length > 0 ? [...new Set(named)] : earlier.length > 0 ? earlier : null;
  const near = piece.isFollowUp ? piece.focus : [];
  if (terms.length === 0) {
    const telling = piece.terms.filter(({ concepts, tokens }) => concepts.length > 0 || tokens.some(({ folded }) => folded.length > 4));
    // "Biggest" says which one is wanted, not what.
    const things = telling.filter(({ tokens }) => tokens.some(({ folded }) => intentsIn(folded, piece.language).length === 0));
    const optional = things.length > 0 ? things : telling;
    if (optional.length === 0) return answerFigureOfTalk(ask);
    const scope = within ?? (near.length > 0 ? near : null);
    const found = search(optional, subject, scope, near);
    const isSaid = asks(ask, 'yes-no') && !isOpenQuestion(ask) && !isDeed(optional) && !asks(ask, 'outcome');
    // "Did she start a programme?": a yes to everyday words rests on a sentence that has them all.
    const hits = isSaid
      ? found.filter(({ passage }) => passage.isTold && optional.length > 1 && optional.every((term) => matchTerm(term, passage) >= surely))
      : found;
    if (isSaid && hits.length === 0) return null;
    const [hit] = hits;
    // Words that say little by themselves have to meet mostly together where nothing says whereabouts.
    const met = hit ? optional.filter((term) => matchTerm(term, hit.passage) > 0).length : 0;
    if (!scope && met / optional.length < 0.6) return null;
    return hit && hit.score > 0.3 ? answerHits(ask, hits, optional) : null;
  }
  const isList = terms.length <= mostNamed && terms.every((term) => term.skill !== null || (terms.length > 1 && isListedName(term, subject)));
  if (isList) {
    const scoped = answerNamed(ask, terms, within ?? (near.length > 0 ? near : null)) ?? (within ? null : answerNamed(ask, terms, null));
    const loose = terms.some(({ skill, tokens }) => tokens.length > 1 && (skill?.kind === 'skill' || skill?.kind === 'credential'))
      ? terms.flatMap(wordsOfTerm)
      : [];
    const hits = scoped || loose.length === 0 ? [] : search(loose, subject, within).filter(({ missing }) => missing.length === 0);
    return scoped ?? (hits.length > 0 ? answerHits(ask, hits, loose) : sayAbsent(ask, terms, within));
  }
  for (const scope of within ? [within] : near.length > 0 ? [near, null] : [null]) {
    const hits = search(piece.terms, subject, scope, near).filter(({ missing }) => missing.length === 0);
    if (hits.length > 0) return answerHits(ask, hits, piece.terms);
  }
  const lost = nowhere(terms, subject);
  if (lost.length > 0) return sayAbsent(ask, lost, null);
  const titled = piece.mentions.every(({ by }) => by === 'title') ? piece.mentions.flatMap(({ tokens }) => tokens) : [];
  // "Admitted as a solicitor" is a paper, though "solicitor" is a title too.
  const elsewhere =
    titled.length > 0
      ? search(terms, subject, null).filter(({ passage, missing }) => missing.length === 0 && titled.every(({ stem }) => passage.stems.has(stem)))
      : [];
  return elsewhere.length > 0 ? answerHits(ask, elsewhere, piece.terms) : sayAbsent(ask, terms, within);
};
