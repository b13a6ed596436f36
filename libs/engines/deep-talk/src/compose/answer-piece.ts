import { lastedSo } from '../compute/durations';
import { nowhere } from '../find/search';
import { says } from '../understand/word-finders';
import { answerAlone } from './answer-alone';
import { answerBeginning } from './answer-beginning';
import { answerCompare } from './answer-compare';
import { answerContact, answerHome } from './answer-contact';
import { answerCurrent, answerEmployer, answerStillThere, answerWorkplace } from './answer-current';
import { answerCourtesy, answerTopics, declineOffTopic, declineOrders } from './answer-declined';
import { answerDenied } from './answer-denied';
import { answerEducation } from './answer-education';
import { answerFounded } from './answer-founded';
import { answerGaps } from './answer-gaps';
import { answerLanguages } from './answer-languages';
import { answerLeadership, otherTeamSize } from './answer-leadership';
import { answerSections } from './answer-lists';
import { answerNotEmployer } from './answer-not-employer';
import { answerOpen } from './answer-open';
import { answerInOwnWords, declineOffLimits } from './answer-owner';
import { answerAchievements, answerSummary, answerValues, answerWeaknesses } from './answer-person';
import { answerDroppedOut, answerEmployment, answerWrongFigure, answerWrongYear } from './answer-premise';
import { answerInterests, answerSkills } from './answer-skills';
import { answerSince, answerSpan, answerYear } from './answer-span';
import { answerAtPlace, answerBeforeAfter, answerFirstJob, answerJobs, answerPromotion, answerRolesAt } from './answer-work';
import { answerWrongRole } from './answer-wrong-role';
import { answerDuration, answerLongest, answerWhen } from './answer-years';
import { notBorneOut } from './borne-out';
import { isMoreClaimed } from './claimed-besides';
import { heldToPremises } from './held-to-premises';
import { withNearest } from './nearest';
import { periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, type Reply, required } from './reply';
import { sayAbsent } from './say-absent';
import { withItsWords } from './with-its-words';
import { claim, fill } from './writer';

/** Why is in few portfolios; what is said to have happened may not be there either. */
const answerReason: Answerer = (ask) => {
  if (!asks(ask, 'reason') || asks(ask, 'strengths', 'opinion')) return null;
  const { piece, subject, writer } = ask;
  const lost = nowhere(required(ask), subject);
  if (lost.length > 0) return sayAbsent(ask, lost, null);
  const named = piece.mentions.map(({ entry }) => entry);
  const about = named.length > 0 ? named : piece.isFollowUp ? piece.focus : [];
  const [why] = about.flatMap(({ passages }) => passages).filter(({ isTold, text }) => isTold && says(text, 'reason'));
  // "Six years at X, why so short?", "why was she fired?": what is taken for granted comes first.
  const [place] = about;
  if (place && place.from !== null && lastedSo(piece.text, [place]) === false) return answered([periodClaim(writer, 'notThat', place, 'correction')]);
  if (!why && isMoreClaimed(ask, about)) return absent([claim('absent', fill(writer, 'absentThat'))], { topic: piece.text.raw, kind: null });
  if (why) return answered([quoteClaim(writer, why, subject.entryOf.get(why.itemId) ?? null, required(ask))]);
  return absent([claim('absent', fill(writer, 'absentReason'))], { topic: piece.text.raw, kind: null });
};

/** Who is asked first: the owner's own answers, what may not be answered, then what is computed, then what is listed, then whatever the words find. */
const answerers: readonly Answerer[] = [
  answerInOwnWords,
  declineOffLimits,
  declineOrders,
  answerCourtesy,
  declineOffTopic,
  answerTopics,
  answerEmployment,
  answerWrongYear,
  answerWrongFigure,
  answerDroppedOut,
  answerWrongRole,
  answerNotEmployer,
  answerFounded,
  answerHome,
  answerCompare,
  answerGaps,
  answerDenied,
  answerReason,
  answerEmployer,
  answerStillThere,
  answerWorkplace,
  answerAlone,
  answerPromotion,
  answerRolesAt,
  answerSpan,
  answerSince,
  answerBeforeAfter,
  answerFirstJob,
  answerLanguages,
  answerDuration,
  answerCurrent,
  answerLeadership,
  answerEducation,
  answerSections,
  answerLongest,
  answerBeginning,
  answerWhen,
  answerContact,
  answerInterests,
  answerSkills,
  answerWeaknesses,
  answerAchievements,
  answerValues,
  answerYear,
  answerJobs,
  answerSummary,
  answerAtPlace,
  answerOpen,
];

/** The answer to one question, the first that every word of it is borne out by; null when nothing in it is understood. */
export function answerPiece(ask: Ask): Reply | null {
  let unsure: Reply | null = null;
  for (const answerer of answerers) {
    const said = answerer(ask);
    const reply = said?.outcome === 'absent' ? (otherTeamSize(ask) ?? said) : said;
    if (!reply) continue;
    const held = heldToPremises(ask, reply);
    const lost = notBorneOut(ask, held);
    if (!lost) {
      if (!unsure || held.outcome === 'answered') return withNearest(ask, withItsWords(ask, held));
      break;
    }
    // Another may know more; if none does, the first has what is near.
    unsure ??= lost;
  }
  return unsure && withNearest(ask, unsure);
}
