import { answerAlone } from './answer-alone';
import { answerCompare } from './answer-compare';
import { answerContact } from './answer-contact';
import { answerCurrent, answerEmployer, answerStillThere, answerWorkplace } from './answer-current';
import { answerCourtesy, answerTopics, declineOffTopic, declineOrders } from './answer-declined';
import { answerEducation } from './answer-education';
import { answerGaps } from './answer-gaps';
import { answerLanguages } from './answer-languages';
import { answerLeadership } from './answer-leadership';
import { answerSections } from './answer-lists';
import { answerOpen } from './answer-open';
import { answerInOwnWords, declineOffLimits } from './answer-owner';
import { answerAchievements, answerSummary, answerValues, answerWeaknesses } from './answer-person';
import { answerEmployment, answerWrongFigure, answerWrongYear } from './answer-premise';
import { answerInterests, answerSkills } from './answer-skills';
import { answerSince, answerSpan, answerYear } from './answer-span';
import { answerAtPlace, answerBeforeAfter, answerFirstJob, answerJobs, answerPromotion, answerRolesAt } from './answer-work';
import { answerDuration, answerLongest, answerWhen } from './answer-years';
import { type Answerer, type Ask, absent, asks, type Reply } from './reply';
import { claim, fill } from './writer';

const answerReason: Answerer = (ask) =>
  asks(ask, 'reason') && !asks(ask, 'strengths', 'opinion')
    ? absent([claim('absent', fill(ask.writer, 'absentReason'))], { topic: ask.piece.text.raw, kind: null })
    : null;

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
  answerCompare,
  answerGaps,
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

/** The answer to one question; null when nothing in it is understood. */
export function answerPiece(ask: Ask): Reply | null {
  for (const answerer of answerers) {
    const reply = answerer(ask);
    if (reply) return reply;
  }
  return null;
}
