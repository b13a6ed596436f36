import type { ErrorCode } from '@folia/contracts/errors';
import type { Problem } from '@folia/contracts/problem';

/** A refusal from the server: its status, the code a screen can act on, and the number to quote. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: ErrorCode | null = null,
    readonly details: Record<string, unknown> = {},
    readonly requestId: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Nothing came back at all: no network, no server, or an origin that is not allowed. */
export class ConnectionError extends Error {
  constructor() {
    super('CORS Error: The request was blocked due to CORS policy');
    this.name = 'ConnectionError';
  }
}

/** spec section 8: the message is the answer's message, else its error, else the raw body, else the status text. */
export function errorFrom(status: number, statusText: string, body: string): ApiError {
  const problem = parsed(body);
  const message = problem?.message ?? problem?.error ?? (body || statusText);
  return new ApiError(status, message, problem?.code ?? null, problem?.details ?? {}, problem?.requestId ?? null);
}

function parsed(body: string): (Partial<Problem> & { error?: string }) | null {
  try {
    const value: unknown = JSON.parse(body);
    return value && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
