import type { OpenDelivery } from '@folia/contracts/webhook/shapes';

const mostHeaders = 20;
const mostCharacters = 200;

/** The database takes no NUL in a text. */
const storable = (words: string) => words.replaceAll('\0', '\uFFFD');

/** What is kept of an answer, whatever a receiver makes up: its first headers, cut, and its words. */
export function keptAnswer({ headers, body, isCut }: { headers: Readonly<Record<string, string>>; body: string; isCut: boolean }): OpenDelivery['answer'] {
  const kept = Object.entries(headers).slice(0, mostHeaders);
  return { headers: Object.fromEntries(kept.map((one) => one.map((words) => storable(words).slice(0, mostCharacters)))), body: storable(body), isCut };
}
