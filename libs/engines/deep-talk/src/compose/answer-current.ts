import { currentOf, isOngoing, positionsOf } from '../compute/careers';
import { hasThing } from '../find/has-thing';
import { says } from '../understand/word-finders';
import { bestLines, entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, absent, answered, asks, isOpenQuestion, lacks, required, worked } from './reply';
import { citeHeading, claim, fill, roleIn } from './writer';

/** "Still at X?", "currently at X": corrected where it has ended. */
export const answerStillThere: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'current')) return null;
  const isOfTalk = ask.piece.isFollowUp && asks(ask, 'yes-no') && ask.piece.mentions.length === 0 && !isOpenQuestion(ask);
  const entries = isOfTalk ? ask.piece.focus.filter(({ kind }) => kind === 'work' || kind === 'volunteering') : worked(ask);
  const [first] = entries;
  const ongoing = entries.find((entry) => isOngoing(entry, subject));
  // "Still CEO of X": the title is part of what has ended.
  const isOfEntry = first !== undefined && !ongoing && asks(ask, 'yes-no') && required(ask).every((term) => hasThing(first, term));
  if (!first || (required(ask).length > 0 && !isOfEntry)) return null;
  if (ongoing) return answered([entryClaim(writer, ongoing, (asks(ask, 'yes-no') && !isOpenQuestion(ask)) || ask.piece.text.tokens.length < 6)]);
  // A beginning alone tells of no end.
  if (!first.dates.end) return absent([claim('absent', fill(writer, 'noDate', { role: roleIn(writer, first) }), citeHeading(first))], null);
  return answered([periodClaim(writer, 'notAnyMore', first, 'correction')]);
};

/** The position held now; where there is none, the last one and what the person says about today. */
export const answerCurrent: Answerer = (ask) => {
  const { subject, writer } = ask;
  const isOfDuties = asks(ask, 'duties') && !ask.piece.isFollowUp;
  if (
    (!asks(ask, 'current') && !isOfDuties) ||
    required(ask).length > 0 ||
    worked(ask).length > 0 ||
    asks(ask, 'skills', 'projects', 'place', 'salary' as never, 'languages', 'education', 'team-size', 'how-many')
  )
    return null;
  const [now, ...others] = currentOf(subject);
  const said = subject.passages.find(({ field, text }) => field === 'summary' && says(text, 'sabbatical'));
  if (now)
    return answered(
      [
        periodClaim(writer, 'currentRole', now),
        ...(isOfDuties || isOfWork.test(ask.piece.text.folded)
          ? bestLines(now)
              .slice(0, isOfDuties ? mostDuties : 1)
              .map((passage) => quoteClaim(writer, passage, null))
          : []),
        ...others.slice(0, asks(ask, 'jobs') ? mostHeld : 1).map((entry) => entryClaim(writer, entry)),
      ],
      bestLines(now)
        .slice(0, 2)
        .map((passage) => quoteClaim(writer, passage, now)),
    );
  const [last] = positionsOf(subject);
  const claims = [...(said ? [quoteClaim(writer, said, null)] : []), ...(last ? [periodClaim(writer, 'noCurrent', last)] : [])];
  return claims.length > 0 ? answered(claims) : lacks(writer, 'kindWork', 'work', 'absentKind');
};

/** "What is she working on?" asks for more than the title. */
const isOfWork = /\b(?:working on|works? on|doing|arbeitet \p{L}+ an|macht|fait|hace|haciendo)\b/u;
const mostHeld = 4;
const mostDuties = 3;

/** "What does the company do?": what the position says about its employer. */
export const answerEmployer: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'employer-about')) return null;
  const entry = worked(ask)[0] ?? ask.piece.focus.find(({ kind }) => kind === 'work') ?? currentOf(subject)[0] ?? positionsOf(subject)[0];
  if (!entry) return null;
  const told = entry.passages.find(({ field }) => field === 'summary');
  return told
    ? answered([quoteClaim(writer, told, entry)])
    : absent([claim('absent', fill(writer, 'absentThat')), entryClaim(writer, entry)], { topic: entry.organisation, kind: 'work' });
};

/** "Which city was the internship in?": where a position was, as it stands there. */
export const answerWorkplace: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const spokenOf = piece.isFollowUp ? piece.focus.filter(({ kind }) => kind === 'work' || kind === 'volunteering') : [];
  const isThere = spokenOf.length > 0 && asks(ask, 'follow-up');
  if (!asks(ask, 'place') || (worked(ask).length === 0 && !asks(ask, 'jobs') && !isThere)) return null;
  const isIntern = piece.terms.some(({ concepts }) => concepts.includes('intern'));
  const interns = positionsOf(subject).filter(({ passages, titleField }) =>
    passages.some(({ field, concepts }) => field === titleField && concepts.has('intern')),
  );
  const [entry] = worked(ask).length > 0 ? worked(ask) : isThere ? spokenOf : isIntern ? interns : currentOf(subject);
  const place = entry?.passages.find(({ field }) => field === 'location');
  return entry && place ? answered([quoteClaim(writer, place, entry)]) : null;
};
