import { basicsId } from '@folia/contracts/deep-talk/answer';
import { sureEvidence } from '../find/evidence';
import type { Token } from '../understand/tokens';
import { quoteClaim } from './quotes';
import { type Answerer, absent, answered, required } from './reply';
import { employersOf, notEmployer } from './say-absent';
import { claim, fill } from './writer';

/** Words of working somewhere, with the small word before the name of the place. */
const workedAt =
  /(?:^|\s)(?:work(?:s|ed|ing)?|employed|employee|job|hired)\s(?:(?:there|now|currently|full time|part time|full-time|before)\s)?(?:at|for|by|with)\s(?:the\s)?$|(?:arbeitet|arbeitete|gearbeitet|angestellt|tatig)\s(?:\S+\s)?(?:bei|beim|fur)\s(?:der\s)?$|^(?:\S+\s){0,3}bei\s(?:der\s)?$|travaill\S*\s(?:\S+\s)?(?:chez|pour|a)\s$|trabaj\S*\s(?:\S+\s)?(?:en|para)\s$/u;

/** "She works at Hooli?" of a place that the portfolio has as a school, a publisher or a part of a title, and never as an employer. */
export const answerNotEmployer: Answerer = (ask) => namedElsewhere(ask) ?? onlyUsed(ask);

/** "Worked for Stripe?" of somebody who put it in. */
const onlyUsed: Answerer = (ask) => {
  const { piece, subject } = ask;
  const [term, ...others] = required(ask);
  const start = term?.tokens[0]?.start ?? 0;
  if (!term || others.length > 0 || piece.mentions.length > 0 || !/^\p{Lu}/u.test(term.text) || !workedAt.test(piece.text.folded.slice(0, start))) return null;
  const [shown] = sureEvidence(term, subject).filter(({ passage }) => passage.isTold && passage.itemId !== basicsId);
  const isEmployer = employersOf(ask).length === 0 || shown?.passage.field === shown?.entry?.organisationField;
  return !shown || isEmployer ? null : answered([notEmployer(ask, term.text), quoteClaim(ask.writer, shown.passage, shown.entry, [term])]);
};

const namedElsewhere: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const isPlaced = ({ start }: Token) => workedAt.test(piece.text.folded.slice(0, start));
  const meant = piece.mentions.filter(({ tokens }) => tokens.some(isPlaced));
  const [first] = meant;
  if (!first || meant.some(({ by, entry }) => by !== 'title' && (entry.kind === 'work' || entry.kind === 'volunteering'))) return null;
  // A title alone, "worked for teachers", names no place.
  const name = first.tokens.find(isPlaced);
  if (!name || !/^\p{Lu}/u.test(piece.text.raw.slice(name.start))) return null;
  const told = subject.passages.find(({ isTold, itemId, stems }) => (isTold || itemId === basicsId) && stems.has(name.stem) && itemId !== first.entry.id);
  const isWork = told !== undefined && (told.itemId === basicsId || subject.entryOf.get(told.itemId)?.kind === 'work');
  if (told && isWork)
    return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, told, subject.entryOf.get(told.itemId) ?? null)], {
      topic: piece.text.raw,
      kind: 'work',
    });
  return employersOf(ask).length > 0 ? answered([notEmployer(ask, name.raw)]) : null;
};
