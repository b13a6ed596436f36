import type { AnswerClaim, AnswerOutcome, DeepTalkAnswer, DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import type { ItemKind } from '@folia/contracts/item/fields';
import type { FrameName } from '../frames/frames';
import type { Entry, ReadSubject } from '../read/subject';
import type { Piece } from '../understand/read-piece';
import { sortsAsked } from '../understand/skill-sorts';
import { isOpen } from '../understand/word-finders';
import { claim, fill, type Writer } from './writer';

/** What one question gets: short first, the rest behind "more". */
export type Reply = { claims: readonly AnswerClaim[]; more: readonly AnswerClaim[]; outcome: AnswerOutcome; missing: DeepTalkAnswer['missing'] };

/** All that an answer is made from. */
export type Ask = { piece: Piece; subject: ReadSubject; writer: Writer; manner: DeepTalkManner; assistantName: string };

/** Answers questions of one sort; null leaves a question to the next. */
export type Answerer = (ask: Ask) => Reply | null;

export const answered = (claims: readonly AnswerClaim[], more: readonly AnswerClaim[] = []): Reply => ({ claims, more, outcome: 'answered', missing: null });
export const absent = (claims: readonly AnswerClaim[], missing: DeepTalkAnswer['missing']): Reply => ({ claims, more: [], outcome: 'absent', missing });
/** That the portfolio has nothing of a sort; `kind`: the entry that would answer. */
export const lacks = (writer: Writer, thing: FrameName, kind: ItemKind | null, frame: FrameName = 'absent'): Reply => {
  const topic = fill(writer, thing);
  return absent([claim('absent', fill(writer, frame, { thing: topic }))], { topic, kind });
};
export const declined = (claims: readonly AnswerClaim[]): Reply => ({ claims, more: [], outcome: 'declined', missing: null });
export const courteous = (claims: readonly AnswerClaim[]): Reply => ({ claims, more: [], outcome: 'courtesy', missing: null });

/** The first intents that a question has among these. */
export const asks = ({ piece }: Ask, ...intents: Parameters<Piece['intents']['has']>[0][]): boolean => intents.some((intent) => piece.intents.has(intent));
/** The things that an answer has to have. */
export const required = ({ piece }: Ask) => piece.terms.filter(({ isRequired }) => isRequired);

/** The positions that a question names. */
export const worked = ({ piece }: Ask): Entry[] =>
  piece.mentions
    .filter(({ entry, by }) => (entry.kind === 'work' || entry.kind === 'volunteering') && (by === 'organisation' || by === 'title'))
    .map(({ entry }) => entry);

const longestFragment = 4;
/** Whether yes or no is wanted: by the form of the question, or because a thing is only named ("Black belt?"). */
export const asksYes = (ask: Ask): boolean =>
  (asks(ask, 'yes-no') || ask.piece.text.tokens.length <= longestFragment) &&
  !asks(ask, 'how-many', 'when', 'where', 'about', 'duration', 'largest', 'who-else', 'jobs', 'outcome') &&
  // "Frontend frameworks?" wants them named.
  !(!asks(ask, 'yes-no', 'experience') && sortsAsked(ask.piece.text.folded).length > 0) &&
  !isOpen(ask.piece.text.folded, ask.piece.language);
/** Whether a question asks what, who, when, how and the like. */
export const isOpenQuestion = ({ piece }: Ask): boolean =>
  isOpen(piece.text.folded, piece.language) || piece.intents.has('when') || piece.intents.has('duration');
