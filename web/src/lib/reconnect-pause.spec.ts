import { reconnectPause } from './reconnect-pause';

afterEach(() => jest.restoreAllMocks());

test('listeners that lost their streams at one moment come back all over the time, not together', () => {
  const slots = new Set(Array.from({ length: 1_000 }, () => Math.floor(reconnectPause(0) / 150)));
  expect([...slots].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('whoever is not served comes less and less often, and never waits longer than ten seconds', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  expect([0, 1, 2, 3, 20].map(reconnectPause)).toEqual([1_500, 3_000, 6_000, 10_000, 10_000]);
});
