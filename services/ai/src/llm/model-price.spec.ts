import { microDollarsOf } from './model-price';

test('a million tokens cost their price, and fewer their part of it', () => {
  const price = { input: 0.25, output: 2 };
  expect(microDollarsOf({ inputTokens: 1_000_000, outputTokens: 0 }, price)).toBe(250_000);
  expect(microDollarsOf({ inputTokens: 0, outputTokens: 1_000_000 }, price)).toBe(2_000_000);
  expect(microDollarsOf({ inputTokens: 1_200, outputTokens: 300 }, price)).toBe(900);
});
