/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type ChatPhase, useDemoChat } from './use-demo-chat';

const questions = ['Why?', 'How long?', 'Where?', 'With whom?'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each of four questions is typed, read, shown and faded, round and round; a held chat stays as it is', () => {
  const { result, rerender } = renderHook(({ isRunning }) => useDemoChat(questions, isRunning), { initialProps: { isRunning: true } });
  const seen: { question: number; phase: ChatPhase }[] = [];
  for (let step = 0; step < 400; step += 1) {
    const { phase, question } = result.current;
    const last = seen.at(-1);
    if (last?.phase !== phase || last.question !== question) seen.push({ phase, question });
    act(() => jest.advanceTimersByTime(100));
  }
  const from = seen.findIndex(({ phase }) => phase === 'idle');
  const phases: ChatPhase[] = ['idle', 'typing', 'processing', 'showing', 'fading'];
  expect(seen.slice(from, from + 25)).toEqual([2, 3, 0, 1, 2].flatMap((question) => phases.map((phase) => ({ question, phase }))));

  rerender({ isRunning: false });
  const { phase, question } = result.current;
  act(() => jest.advanceTimersByTime(60_000));
  if (phase !== 'processing') expect(result.current).toMatchObject({ phase, question });
  act(() => result.current.choose(3));
  expect(result.current).toMatchObject({ phase: 'processing', question: 3 });
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toMatchObject({ phase: 'showing', question: 3 });
});
