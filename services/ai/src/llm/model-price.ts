/** What a million tokens cost in USD, sent to the model (input) and received from it (output). */
export type ModelPrice = { input: number; output: number };

/** The price of an answer in millionths of a USD: a token at a price for a million of them costs as many millionths. */
export function microDollarsOf({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }, { input, output }: ModelPrice): number {
  return Math.round(inputTokens * input + outputTokens * output);
}
