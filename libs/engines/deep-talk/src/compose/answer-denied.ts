import { basicsId } from '@folia/contracts/deep-talk/answer';
import { sureEvidence } from '../find/evidence';
import { denies } from '../understand/word-finders';
import { quoteOf } from './quotes';
import { type Answerer, absent, answered, asks, required } from './reply';
import { cite, citeHeading, claim, fill } from './writer';

/** "Why has she never used Excel?", "why no Jira experience?": corrected where the portfolio has the thing, else not in it. */
export const answerDenied: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const terms = required(ask);
  if (!asks(ask, 'reason') || terms.length === 0 || !denies(piece.text.folded) || piece.topics.length > 0) return null;
  const shown = terms.map((term) => sureEvidence(term, subject).find(({ passage }) => passage.itemId !== basicsId) ?? sureEvidence(term, subject)[0]);
  const [first] = shown;
  if (!first || shown.includes(undefined)) return absent([claim('absent', fill(writer, 'absentThat'))], { topic: piece.text.raw, kind: null });
  const quote = quoteOf(first.passage, terms);
  const citations = [cite(first.passage, quote), ...(first.entry ? citeHeading(first.entry) : [])];
  return answered([claim('correction', fill(writer, 'notSaid', { quote }), citations)]);
};
