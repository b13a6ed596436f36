import { type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { sureEvidence } from '../find/evidence';
import type { Term } from '../understand/terms';
import type { Text, Token } from '../understand/tokens';
import { timesIn } from '../understand/word-finders';
import { quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, type Reply } from './reply';
import { employersOf, notEmployer } from './say-absent';
import { claim, fill } from './writer';

/** Words of working somewhere, with the small word before the name of the place. */
const workedAt =
  /(?:^|\s)(?:work(?:s|ed|ing)?\s(?:(?:now|currently|full time|part time|full-time|before)\s)?(?:at|for|in)|employed\s(?:at|by)|(?:employee|job|experience|position|role|hired)\s(?:at|by|of))\s(?:the\s)?$|(?:^|(?<!how\s\p{L}+)\s)(?:(?:was|is)\s(?:he|she|they)|(?:he|she|they)\s(?:is|was|were))\s(?:also\s|still\s|now\s|once\s)?at\s(?:the\s)?$|(?:arbeitet|arbeitete|gearbeitet|angestellt|tatig)\s(?:\S+\s)?(?:bei|beim|fur|an)\s(?:der\s|dem\s)?$|^(?:\S+\s){0,3}bei\s(?:der\s)?$|travaill\S*\s(?:\S+\s)?(?:chez|pour|a)\s(?:la\s|le\s)?$|trabaj\S*\s(?:\S+\s)?(?:en|para)\s(?:la\s|el\s)?$/u;

/** "She works at Hooli?" of a place that the portfolio has as a school, a publisher or a part of a title, and never as an employer. */
export const answerNotEmployer: Answerer = (ask) => namedElsewhere(ask) ?? onlyUsed(ask);

/** "When did she leave Google?": a place by what is done to it. */
const isLeft = ({ folded }: Text, start: number): boolean =>
  timesIn(folded).some(({ wordClass, end }) => wordClass === 'left' && folded.slice(end, start).trim() === '');

/** "What did he build at Stripe?": behind a doing a place of work. */
const didAt = /(?:^|\s)(?:did|does)\s\S+\s(?:\p{L}+\s){1,2}at\s$/u;
const endOfClause = /^\s?(?:[?,;.!]|$|(?:in|before|after|and|then|from|until)\s)/u;

/** "Worked for Stripe?" of somebody who put it in. */
const onlyUsed: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  if (piece.mentions.some(({ by }) => by === 'organisation')) return null;
  const isPlaced = ({ tokens, tokens: [token], text, skill }: Term) =>
    token !== undefined &&
    /^\p{Lu}/u.test(text) &&
    (workedAt.test(piece.text.folded.slice(0, token.start)) ||
      (didAt.test(piece.text.folded.slice(0, token.start)) && endOfClause.test(piece.text.folded.slice(tokens.at(-1)?.end))) ||
      (skill === null && isLeft(piece.text, token.start)));
  const term = piece.terms.find(isPlaced);
  const [shown] = term ? sureEvidence(term, subject).filter(({ passage }) => passage.itemId !== basicsId) : [];
  if (!term || !shown?.entry || shown.passage.field === shown.entry.organisationField) return null;
  const quotes = shown.passage.isTold ? [quoteClaim(writer, shown.passage, shown.entry, [term])] : [];
  return noEmployer(ask, term.text, quotes);
};

const namedElsewhere: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const isPlaced = ({ start }: Token) => workedAt.test(piece.text.folded.slice(0, start));
  const meant = piece.mentions.filter(({ tokens }) => tokens.some(isPlaced));
  const [first] = meant;
  if (!first || meant.some(({ by, entry }) => by !== 'title' && (entry.kind === 'work' || entry.kind === 'volunteering'))) return null;
  // A title alone, "worked for teachers", names no place.
  const name = first.tokens.find(isPlaced);
  const isWhole = first.by === 'organisation' && first.share === 1;
  if (!name || !(isWhole || /^\p{Lu}/u.test(piece.text.raw.slice(name.start)))) return null;
  const told = subject.passages.find(({ isTold, itemId, stems }) => (isTold || itemId === basicsId) && stems.has(name.stem) && itemId !== first.entry.id);
  const isWork = told !== undefined && (told.itemId === basicsId || subject.entryOf.get(told.itemId)?.kind === 'work');
  if (told && isWork)
    return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, told, subject.entryOf.get(told.itemId) ?? null)], {
      topic: piece.text.raw,
      kind: 'work',
    });
  return noEmployer(ask, piece.text.raw.slice(name.start, endOfName(first.tokens.slice(first.tokens.indexOf(name)))));
};

/** Where the words end that stand side by side: "Amazon Web Services", not "Google for the summer". */
const endOfName = (tokens: readonly Token[]): number | undefined =>
  tokens.findLast((_, at) => tokens.slice(1, at + 1).every(({ start }, before) => start - (tokens[before]?.end ?? 0) <= 1))?.end;

/** Who has no employers listed worked nowhere that the portfolio tells of. */
const noEmployer = (ask: Ask, name: string, quotes: readonly AnswerClaim[] = []): Reply =>
  employersOf(ask).length > 0
    ? answered([notEmployer(ask, name), ...quotes])
    : absent([claim('absent', fill(ask.writer, 'absentThat')), ...quotes], { topic: name, kind: 'work' });
