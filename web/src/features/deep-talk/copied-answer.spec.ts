import type { AnswerCitation, AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { answerBlocks, splitLastWord } from './answer-blocks';
import { copiedAnswer } from './copied-answer';
import { numberSources, sourcesOf, wordsOf } from './number-sources';

const cite = (itemId: string, field: string, quote: string): AnswerCitation => ({ itemId, field, entry: null, quote });
const claim = (text: string, ...citations: AnswerCitation[]): AnswerClaim => ({ kind: 'fact', text, citations });

const harbor = cite('harbor', 'summary', 'no lost message since 2022');
const post = [cite('work', 'position', 'Engineer'), cite('work', 'startDate', '2020-03')];

test('one source has one number: words of a text each their own, the facts of one entry together', () => {
  const claims = [claim('A.', ...post), claim('B.', harbor), claim('C.', cite('work', 'employer', 'Acme'), cite('harbor', 'summary', 'What is written once'))];
  const sources = numberSources(claims);
  expect(claims.map((one) => sourcesOf([one], sources).map(({ number }) => number))).toEqual([[1], [2], [1, 3]]);
  expect([...sources.values()].map(wordsOf)).toEqual(['Engineer · Mar 2020 · Acme', 'no lost message since 2022', 'What is written once']);
});

test('a mark stands between the last word and its full stop', () => {
  expect(splitLastWord('She keeps count: no message lost since 2022.')).toEqual(['She keeps count: no message lost since ', '2022', '.']);
  expect(splitLastWord('Norrbank, 2015 to 2020')).toEqual(['Norrbank, 2015 to ', '2020', '']);
  expect(splitLastWord('“once is done once.”')).toEqual(['“once is done ', 'once.”', '']);
});

test('what ends like a sentence is one, what does not is a line of a list, also while it grows', () => {
  const claims = [claim('Two places:'), claim('Tidewater Grid, since 2020'), claim('Norrbank, 2015 to 2020'), claim('She said “it holds”')];
  expect(answerBlocks(claims).map(({ type, claims: own }) => [type, own.length])).toEqual([
    ['sentences', 1],
    ['list', 2],
    ['sentences', 1],
  ]);
  expect(answerBlocks([claim('Yes, she ha')], true).map(({ type }) => type)).toEqual(['sentences']);
});

test('an answer is copied with its numbers and the words behind them', () => {
  const claims = [claim('No message was lost.', harbor), claim('Engineer since 2020', ...post)];
  const copied = copiedAnswer({ question: 'Is it safe?', claims, sources: numberSources(claims), captionOf: ({ itemId }) => itemId, signature: 'Buddy' });
  expect(copied).toBe(
    'Is it safe?\n\nNo message was lost [1].\n\n- Engineer since 2020 [2]\n\n[1] “no lost message since 2022” (harbor)\n[2] “Engineer · Mar 2020” (work)\n\nBuddy',
  );
});

test('a translation is copied behind the words it is of, and says that a model made it', () => {
  const claims = [claim('It is safe.', { ...harbor, lang: 'en' })];
  const sources = numberSources(claims, new Map([[harbor.quote, { text: 'seit 2022 keine Nachricht verloren', language: 'de' }]]));
  const copied = copiedAnswer({ question: 'Ist es sicher?', claims, sources, captionOf: ({ itemId }) => itemId, signature: 'Buddy' });
  expect(copied).toContain('“no lost message since 2022” – Translated by a model, not by the person: seit 2022 keine Nachricht verloren (harbor)');
});
