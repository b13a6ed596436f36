import { GroupedCalls } from './grouped-calls';

test('a call is never answered by a question that was sent before it came', async () => {
  const answers: ((answers: string[]) => void)[] = [];
  const calls = new GroupedCalls<string, string>(() => new Promise((resolve) => answers.push(resolve)));
  const before = calls.call('ada');
  await new Promise((resolve) => setImmediate(resolve));
  const after = calls.call('ada');
  answers[0]?.(['old']);
  expect(await before).toBe('old');
  await new Promise((resolve) => setImmediate(resolve));
  answers[1]?.(['new']);
  expect(await after).toBe('new');
});

test('calls that wait are asked together, each gets its own answer', async () => {
  const asked: number[][] = [];
  const calls = new GroupedCalls<number, number>(async (questions) => {
    asked.push(questions);
    return questions.map((question) => question * 2);
  });
  const first = [1, 2].map((number) => calls.call(number));
  await new Promise((resolve) => setImmediate(resolve));
  const later = [3, 4].map((number) => calls.call(number));
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8]);
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a failure is everybody’s who waited for it, and the next call is asked again', async () => {
  let isAway = true;
  const calls = new GroupedCalls<string, string>(async (questions) => {
    if (isAway) throw new Error('away');
    return questions;
  });
  await expect(calls.call('ada')).rejects.toThrow('away');
  isAway = false;
  expect(await calls.call('ada')).toBe('ada');
});

test('where groups rest, a call alone is asked at once, and those that come within the rest are asked together', async () => {
  const asked: number[][] = [];
  const calls = new GroupedCalls<number, number>(async (questions) => {
    asked.push(questions);
    return questions.map((question) => question * 2);
  }, 20);
  expect(await calls.call(1)).toBe(2);
  const later = calls.call(2);
  await new Promise((resolve) => setImmediate(resolve));
  const more = Array.from({ length: 30 }, (_, index) => calls.call(index));
  expect(await later).toBe(4);
  expect(await Promise.all(more)).toEqual(Array.from({ length: 30 }, (_, index) => index * 2));
  expect(asked.map(({ length }) => length)).toEqual([1, 31]);
});
