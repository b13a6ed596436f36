import type { AnswerClaim, AnswerOutcome, DeepTalkAnswer, DeepTalkManner, DeepTalkTurn } from '@folia/contracts/deep-talk/answer';
import { isOfAnother } from './compose/answer-contact';
import { isOrder } from './compose/answer-declined';
import { answerPiece } from './compose/answer-piece';
import { answerRest } from './compose/answer-work';
import { withQuoteLanguages } from './compose/quote-languages';
import type { Reply } from './compose/reply';
import { claim, fill, writerFor } from './compose/writer';
import { engineVersion } from './engine-version';
import type { Entry, ReadSubject } from './read/subject';
import { withoutForm } from './understand/answer-forms';
import type { Intent } from './understand/classes';
import { foldAccents } from './understand/fold-accents';
import { languageOf } from './understand/language-of';
import { leaveOut, withoutNamed } from './understand/leave-out';
import { mendTypos } from './understand/mend-typos';
import { focusOf, readPiece } from './understand/read-piece';
import { splitQuestion } from './understand/split-question';
import { readText } from './understand/tokens';
import { beginsAnew, intentsIn } from './understand/word-finders';
import { verifyClaims } from './verify-claims';

/** What an answer is made from. `history`: the turns before in the same conversation, oldest first. */
export type QuestionAsked = {
  subject: ReadSubject;
  question: string;
  history: DeepTalkTurn[];
  manner: DeepTalkManner;
  assistantName: string;
  isOwner: boolean;
};

/** Fewer words that nothing is made of are no question. */
const shortestQuestion = 3;
const ofContact: ReadonlySet<Intent> = new Set(['email', 'phone', 'links']);
const mostClaims = 6;
const mostMore = 8;
/** The strongest outcome of several questions in one message is that of the whole. */
const outcomes: readonly AnswerOutcome[] = ['answered', 'absent', 'declined', 'courtesy'];

function withoutDoubles(claims: readonly AnswerClaim[], before: readonly AnswerClaim[] = []): AnswerClaim[] {
  const said = new Set(before.map(({ text }) => text));
  return claims.filter(({ text }) => !said.has(text) && said.add(text) !== undefined);
}

/** The answer to a message about a portfolio, from nothing but its words. The same input gives the same bytes. Pure. */
export function answerQuestion({ subject, question, history, manner, assistantName, isOwner }: QuestionAsked): DeepTalkAnswer {
  const typed = readText(question);
  const asked = languageOf(typed, new Set(foldAccents(subject.basics.name).split(/[\s-]+/)));
  const language = manner.language ?? (asked === 'other' ? 'en' : asked);
  const writer = writerFor(language, subject);
  const answer = (claims: AnswerClaim[], more: AnswerClaim[], outcome: AnswerOutcome, missing: DeepTalkAnswer['missing']): DeepTalkAnswer => ({
    engineVersion,
    asOf: subject.asOf,
    language,
    outcome,
    claims: withQuoteLanguages(claims, subject, language),
    more: withQuoteLanguages(more, subject, language),
    missing,
  });
  if (subject.passages.length === 0) return answer([claim('absent', fill(writer, 'nothing'))], [], 'absent', null);
  let focus: readonly Entry[] = focusOf(history, subject);
  const before =
    history.length > 0
      ? readText(
          history
            .slice(-2)
            .map(({ text }) => text)
            .join(' '),
        )
      : null;
  const replies: Reply[] = [];
  const mended = mendTypos(withoutForm(typed), subject, asked);
  // "E-mail and phone of his boss": both are of the boss.
  const parts =
    isOfAnother(mended) && intentsIn(mended.folded, asked).some(({ wordClass }) => ofContact.has(wordClass)) ? [mended] : splitQuestion(mended, asked);
  // Words beside an order may belong to it: they are answered, but never repeated.
  const hasOrder = parts.some((part) => isOrder(part));
  for (const part of parts) {
    if (hasOrder && !isOrder(part) && !part.raw.endsWith('?') && !beginsAnew(part.folded, asked)) continue;
    const { kept, left } = leaveOut(part, asked);
    const view = left ? withoutNamed(subject, left, asked) : subject;
    const piece = readPiece(kept, view, focus, asked, before);
    // What rests on something that was just denied has no answer.
    if (piece.isFollowUp && piece.intents.has('follow-up') && replies.at(-1)?.claims.some(({ kind }) => kind === 'correction')) continue;
    const reply =
      answerPiece({ piece, subject: view, writer, manner, assistantName }) ??
      (left ? answerRest({ piece, subject: view, writer, manner, assistantName }) : null);
    if (!reply || (hasOrder && reply.outcome !== 'declined' && reply.claims.some(({ kind }) => kind === 'absent' || kind === 'courtesy'))) continue;
    replies.push(reply);
    const cited = reply.claims.flatMap(({ citations }) => citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? []));
    if (cited.length > 0) focus = [...new Set(cited)];
  }
  const useful = replies.some(({ outcome }) => outcome !== 'courtesy') ? replies.filter(({ outcome }) => outcome !== 'courtesy') : replies.slice(0, 1);
  if (useful.length === 0) {
    const lost = claim('absent', fill(writer, 'absentThat'));
    if (asked === 'other') return answer([lost, claim('courtesy', fill(writer, 'otherLanguage'))], [], 'absent', null);
    return typed.tokens.length < shortestQuestion
      ? answer([claim('courtesy', fill(writer, 'unclear'))], [], 'courtesy', null)
      : answer([lost], [], 'absent', null);
  }
  const borneOut = (claims: readonly AnswerClaim[]): AnswerClaim[] => {
    const { kept } = verifyClaims(
      claims.filter(({ kind }) => kind !== 'own-words'),
      subject,
      question,
    );
    return claims.flatMap((one) => {
      if (one.kind === 'own-words' || kept.includes(one)) return [one];
      // What is near is never left without saying that it is not what was asked for.
      return one.kind === 'absent' ? [claim('absent', fill(writer, 'absentThat'))] : [];
    });
  };
  const kept = borneOut(withoutDoubles(useful.flatMap(({ claims }) => claims)));
  const claims = kept.slice(0, mostClaims);
  if (claims.length === 0) return answer([claim('absent', fill(writer, 'absentThat'))], [], 'absent', null);
  const rest = borneOut(
    withoutDoubles(
      useful.flatMap(({ more }) => more),
      kept,
    ),
  );
  const outcome = outcomes.find((one) => useful.some((reply) => reply.outcome === one)) ?? 'answered';
  const missing = useful.find((reply) => reply.missing !== null)?.missing ?? null;
  const tip = isOwner && outcome === 'absent' && missing?.kind ? [claim('courtesy', fill(writer, 'ownerTip'))] : [];
  const warm = manner.tone === 'warm' && outcome === 'answered' ? [claim('courtesy', fill(writer, 'warm'))] : [];
  return answer([...claims, ...tip, ...warm], [...kept.slice(mostClaims), ...rest].slice(0, mostMore), outcome, missing);
}
