import { fileRefusal, forSource, isFileCode, unknownCause } from '@folia/contracts/file-refusals';
import type { ImportSource } from '@folia/contracts/resume-import/sources';
import { ApiError } from '../../lib/api-error';
import { startTexts as texts } from './start-texts';

/** Why a file did not become a review, in readable form. */
export type Refusal = { code: string; title: string; text: string; fileName: string; requestId: string | null };

/** The server says the sentence of every other code itself. */
const sentenceOf = (code: string, said: string, source?: unknown): string =>
  isFileCode(code) ? forSource(fileRefusal[code], code, source) : said || unknownCause;

// The first sentence says what is wrong and becomes the headline, the rest says what to do.
function inTwo(sentence: string): [string, string] {
  const end = sentence.indexOf('. ');
  return end < 0 ? [sentence, ''] : [sentence.slice(0, end + 1), sentence.slice(end + 2)];
}

/** `said`: the sentence that came with it, used if the code means something different for this source (an archive, pasted text). */
export function refusalOf(code: string, fileName: string, requestId: string | null = null, said = ''): Refusal {
  const [title, text] = inTwo(said || sentenceOf(code, ''));
  return { code, title, text, fileName, requestId };
}

/** Why a file was refused: a response or the lack of one, or a code with the sentence or details that came with it. */
export type RefusalCause = { error: unknown } | { code: string; said?: string; details?: { source: ImportSource } };

export function refusalFor(cause: RefusalCause, fileName: string): Refusal {
  if ('error' in cause) return refusalFrom(cause.error, fileName);
  const { code, details } = cause;
  return refusalOf(code, fileName, null, cause.said ?? sentenceOf(code, '', details?.source));
}

/** A refused upload: a used-up plan shows its numbers, a lost connection says so, everything else uses its code's sentence. */
export function refusalFrom(error: unknown, fileName: string): Refusal {
  if (!(error instanceof ApiError)) return { code: 'CONNECTION', ...texts.connection, fileName, requestId: null };
  const { code, details, requestId, message } = error;
  if (code !== 'QUOTA_EXCEEDED') return refusalOf(code ?? 'INTERNAL', fileName, requestId, sentenceOf(code ?? 'INTERNAL', message, details.source));
  const { used, limit, resetsAt } = details as { used?: number; limit?: number | null; resetsAt?: string | null };
  return { code, title: texts.refusal.quotaTitle, text: texts.refusal.quotaText(used ?? 0, limit ?? null, resetsAt ?? null), fileName, requestId };
}
