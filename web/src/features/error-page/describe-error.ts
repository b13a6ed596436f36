import { texts } from './texts';

type ErrorFacts = {
  status: number | null;
  /** Status and status text, or the error's own message (spec section 2). */
  title: string;
  /** The details; null for a missing page, whose sentence names the address. */
  known: string | null;
  canRetry: boolean;
  requestId: string | null;
};

type Thrown = { status?: unknown; statusText?: unknown; message?: unknown; name?: unknown; requestId?: unknown; data?: unknown };

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads whatever a route threw: a response with a status, a refusal from the API, or a bug. A script that is missing while there is no network is no new version. */
export function describeError(error: unknown, isOnline = true): ErrorFacts {
  const thrown = (error && typeof error === 'object' ? error : { message: error }) as Thrown;
  const status = typeof thrown.status === 'number' ? thrown.status : null;
  const data = (thrown.data ?? {}) as { requestId?: unknown; message?: unknown };
  const words = status === 404 ? (text(thrown.statusText) ?? 'Not Found') : (text(thrown.statusText) ?? text(thrown.message));
  return {
    status,
    title: [status, words].filter(Boolean).join(' '),
    known: status === 410 ? (text(data.message) ?? texts.gone) : knownAbout(status, thrown.name, isOnline),
    canRetry: status !== 404 && status !== 410,
    requestId: text(thrown.requestId) ?? text(data.requestId),
  };
}

function knownAbout(status: number | null, name: unknown, isOnline: boolean): string | null {
  if (status === 404) return null;
  if (status === 429) return texts.tooMany;
  if (status === 503 || status === 504) return texts.away;
  if (status !== null && status >= 500) return texts.server;
  if (name === 'ConnectionError' || (name === 'ChunkLoadError' && !isOnline)) return texts.connection;
  if (name === 'ChunkLoadError') return texts.chunk;
  return texts.other;
}
