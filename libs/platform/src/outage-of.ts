import { AppError, type ErrorCode } from '@folia/contracts/errors';

/** The network's error codes for something unavailable: Node's, and those of the mail library. */
const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
]);
/** PostgreSQL (appendix A): connection exceptions (class 08), shutting down, crashed or starting (57P01 to 57P03), no connection left (53300). */
const awayStates = /^(?:08...|57P0[123]|53300)$/;
/** The driver's own errors have no code. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** No space left: on our disk, in a quota, or on the database's disk (53100). */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * The refusal that a fault of the environment amounts to: UNAVAILABLE while something is unavailable, DISK_FULL; an AppError stays as it is. Null for a bug.
 */
export function refusalOfFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && fullCodes.has(code)) return new AppError('DISK_FULL');
  const isAway = typeof code === 'string' && (awayCodes.has(code) || awayStates.test(code));
  return isAway || awayWords.test(String(message)) ? new AppError('UNAVAILABLE') : null;
}

/** Whether something was unavailable that will come back, so that a job should wait for it: the fault says nothing about the work itself. */
export function isOutage(error: unknown): boolean {
  const refusal = refusalOfFault(error);
  if (refusal?.code === 'UNAVAILABLE' || refusal?.code === 'DISK_FULL') return true;
  // A question that timed out names the service that did not answer it.
  return refusal?.code === 'TIMEOUT' && refusal.details?.service !== undefined;
}

/** The code that a fault is answered with: its own, an outage's, or INTERNAL for a bug. */
export const codeOfFault = (error: unknown): ErrorCode => refusalOfFault(error)?.code ?? 'INTERNAL';
