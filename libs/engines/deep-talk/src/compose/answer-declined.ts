import { isOrderToReader } from '@folia/text/orders-to-reader';
import { isOngoing } from '../compute/careers';
import { matchTerm } from '../find/match-term';
import { nowhere } from '../find/search';
import type { FrameName } from '../frames/frames';
import type { Topic } from '../understand/classes';
import type { Text } from '../understand/tokens';
import { isOrderInQuestion, isPrivate, isWish, says } from '../understand/word-finders';
import { answerWrongYear } from './answer-premise';
import { isMoreClaimed } from './claimed-besides';
import { periodClaim, quoteClaim } from './quotes';
import { type Answerer, absent, answered, asks, courteous, declined, required, worked } from './reply';
import { claim, fill } from './writer';

/** Whether a question tells the assistant what to do. */
export const isOrder = ({ folded, raw }: Text): boolean => isOrderInQuestion(folded) || isOrderToReader(raw);

/** Orders to the assistant are declined. */
export const declineOrders: Answerer = ({ piece, writer }) => (isOrder(piece.text) ? declined([claim('declined', fill(writer, 'order'))]) : null);

/** What has nothing to do with the person: jokes, code, translation, insults, other people. */
export const declineOffTopic: Answerer = (ask) => {
  const { writer } = ask;
  if (asks(ask, 'who-else')) return declined([claim('declined', fill(writer, 'otherPeople'))]);
  const isAsked =
    asks(ask, 'awards', 'projects', 'certificates', 'education', 'publications', 'talks', 'volunteering', 'languages') &&
    !required(ask).some(({ tokens }) => tokens.length === 0);
  // The recipes of a cook are on topic.
  const isOfWork = required(ask).length > 0 && nowhere(required(ask), ask.subject).length === 0;
  const isOff = asks(ask, 'off-topic') || (asks(ask, 'off-topic-thing') && !isOfWork);
  return asks(ask, 'insult') || (isOff && !isAsked && worked(ask).length === 0) ? declined([claim('declined', fill(writer, 'offTopic'))]) : null;
};

const thingOf: Readonly<Partial<Record<Topic, FrameName>>> = {
  visa: 'topicVisa',
  relocation: 'topicRelocation',
  availability: 'topicAvailability',
  remote: 'topicRemote',
  travel: 'topicTravel',
  shifts: 'topicShifts',
  driving: 'topicDriving',
  'looking-for': 'topicLooking',
  references: 'topicReferences',
  leaving: 'topicLeaving',
  reviews: 'topicReviews',
  superior: 'topicSuperior',
};

/** Private matters and conditions of work: in the owner's words where they wrote about it, else declined or said to be absent. */
export const answerTopics: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const [topic] = piece.topics.toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
  if (!topic) return null;
  if (topic === 'leaving') return answerLeaving(ask);
  // A place "Remote" tells how somebody worked, not what they would do next.
  const hasPlaces = topic === 'remote' && !isWish(piece.text.folded, piece.language);
  const stated = subject.passages.filter(({ text, field }) => (field !== 'location' || hasPlaces) && says(text, topic));
  const things = required(ask);
  const meant = things.length > 0 ? stated.filter((passage) => things.some((term) => matchTerm(term, passage) >= 0.6)) : stated;
  // "Can she drive a forklift?" is answered by what says so, where her licence does not.
  if (stated.length > 0 && meant.length === 0 && nowhere(things, subject).length < things.length) return null;
  if (stated.length > 0) {
    const told = (meant.length > 0 ? meant : stated).toSorted((a, b) => Number(b.field === 'summary') - Number(a.field === 'summary'));
    return answered(told.slice(0, 2).map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null)));
  }
  if (isPrivate(topic)) return declined([claim('declined', fill(writer, 'private'))]);
  const frames = piece.topics.filter((one) => !isPrivate(one)).flatMap((one) => thingOf[one] ?? []);
  const lost = frames.map((frame) => fill(writer, frame));
  return absent(
    lost.slice(0, 3).map((thing) => claim('absent', fill(writer, 'notStated', { thing }))),
    { topic: lost[0] ?? '', kind: null },
  );
};

/** Leaving: who is still there has not left; when is a date; why is seldom in a portfolio. */
const answerLeaving: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const named = piece.mentions
    .filter(({ by, share, entry }) => (by === 'organisation' || share >= 0.6) && (entry.kind === 'work' || entry.kind === 'volunteering'))
    .map(({ entry }) => entry);
  const entries = named.length > 0 ? named : piece.isFollowUp ? piece.focus.filter(({ kind }) => kind === 'work') : [];
  const ongoing = entries.find((entry) => isOngoing(entry, subject));
  if (ongoing) return answered([periodClaim(writer, 'stillThere', ongoing, 'correction')]);
  const otherYear = answerWrongYear(ask);
  if (otherYear) return otherYear;
  if (asks(ask, 'reason') || required(ask).length === 0) {
    if (asks(ask, 'when') && entries[0]) return answered([periodClaim(writer, 'rolePeriod', entries[0])]);
    const [why] = entries.flatMap(({ passages }) => passages).filter(({ isTold, text }) => isTold && says(text, 'reason-left'));
    if (why && asks(ask, 'reason')) return answered([quoteClaim(writer, why, subject.entryOf.get(why.itemId) ?? null)]);
    const frame = isMoreClaimed(ask, entries) ? 'absentThat' : 'absentReason';
    return absent([claim('absent', fill(writer, frame))], { topic: fill(writer, 'topicLeaving'), kind: null });
  }
  return null;
};

/** Greetings, thanks and questions about the assistant, where nothing else is asked. */
export const answerCourtesy: Answerer = (ask) => {
  const { writer, assistantName } = ask;
  if (asks(ask, 'capability') && required(ask).length === 0 && ask.piece.mentions.length === 0)
    return courteous([claim('courtesy', fill(writer, 'capability', { assistant: assistantName }))]);
  const isBare = required(ask).length === 0 && ask.piece.mentions.length === 0 && ask.piece.topics.length === 0;
  const others = [...ask.piece.intents].filter(
    (intent) => !['greeting', 'thanks', 'yes-no', 'follow-up', 'about', 'strengths', 'latest', 'largest', 'current', 'where', 'when'].includes(intent),
  );
  if (!isBare || others.length > 0 || ask.piece.text.tokens.length > 8) return null;
  if (asks(ask, 'greeting')) return courteous([claim('courtesy', fill(writer, 'hello'))]);
  return asks(ask, 'thanks') ? courteous([claim('courtesy', fill(writer, 'thanks'))]) : null;
};
