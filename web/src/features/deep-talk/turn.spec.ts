import type { ProgressEvent } from '@folia/contracts/job';
import fc from 'fast-check';
import { afterEvent, newTurn } from './turn';

const delta = (claim: number, offset: number, text: string): ProgressEvent => ({ type: 'delta', attempt: 1, claim, offset, text });
const citation = (claim: number, quote: string): ProgressEvent => ({ type: 'citation', attempt: 1, claim, itemId: 'i', field: 'summary', entry: null, quote });
const after = (events: readonly ProgressEvent[]) => events.reduce(afterEvent, newTurn('?')).claims;
const words = (events: readonly ProgressEvent[]) => after(events).map(({ text }) => text);

test('an event that comes twice adds no word twice', () => {
  const events = [delta(0, 0, 'She built '), delta(0, 10, 'Harbor.'), citation(0, 'Harbor'), delta(1, 0, 'Alone.')];
  expect(words(events)).toEqual(['She built Harbor.', 'Alone.']);
  expect(after([...events, ...events])).toEqual(after(events));
});

test('a stream that goes on where it broke loses no word, wherever it broke', () => {
  const whole = ['Kafka between eleven services.', 'No message lost since 2022.'];
  const events = whole.flatMap((text, claim) => [delta(claim, 0, text.slice(0, 9)), delta(claim, 9, text.slice(9))]);
  fc.assert(
    fc.property(fc.nat(events.length), fc.nat(events.length), (broken, again) => {
      expect(words([...events.slice(0, broken), ...events.slice(Math.min(broken, again))])).toEqual(whole);
    }),
  );
});

test('a claim whose words come before those of the one above it has its own place', () => {
  expect(words([delta(1, 0, 'Second.'), delta(0, 0, 'First.')])).toEqual(['First.', 'Second.']);
});
