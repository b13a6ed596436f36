import { messageOf } from '@folia/contracts/error-messages';
import { AppError, type ErrorCode, errorStatus } from '@folia/contracts/errors';
import type { Problem } from '@folia/contracts/problem';
import { refusalOfFault } from '@folia/platform/outage-of';

/** Statuses that Fastify and Nest refuse with by themselves. */
const ownRefusals: Record<number, ErrorCode> = { 404: 'NOT_FOUND', 405: 'METHOD_NOT_ALLOWED', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

/** The refusal that something thrown means; null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  const refusal = refusalOfFault(error);
  if (refusal) return refusal;
  const { status, statusCode } = error as { status?: number; statusCode?: number };
  const http = status ?? statusCode ?? 500;
  return http >= 400 && http < 500 ? new AppError(ownRefusals[http] ?? 'BODY_INVALID') : null;
}

/** An error answer's body: RFC 9457, with what the web's request helper reads beside it (DESIGN section 7). */
export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: `urn:folia:error:${error.code}`,
    title: error.code,
    status: errorStatus[error.code],
    code: error.code,
    message: messageOf(error.code, error.details),
    ...(error.details && { details: error.details }),
    requestId,
  };
}
