import { AppError, type ErrorCode } from '@folia/contracts/errors';

/** What the network says of something that is away: Node's codes, and those of the mail library. */
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
/** PostgreSQL (appendix A): connection exceptions (class 08), it shuts down, crashed or starts (57P01 to 57P03), it has no connection left (53300). */
const awayStates = /^(?:08...|57P0[123]|53300)$/;
/** The driver's own errors carry no code. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** No room left: on a disk of ours, in a quota, or on the database's (53100). */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The refusal that a fault of our surroundings means: UNAVAILABLE while something is away, DISK_FULL; an AppError is its own. Null for a bug. */
export function refusalOfFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && fullCodes.has(code)) return new AppError('DISK_FULL');
  const isAway = typeof code === 'string' && (awayCodes.has(code) || awayStates.test(code));
  return isAway || awayWords.test(String(message)) ? new AppError('UNAVAILABLE') : null;
}

/** Whether something was away that will come back, so that a job waits for it: nothing is known yet about the work itself. */
export function isOutage(error: unknown): boolean {
  const refusal = refusalOfFault(error);
  if (refusal?.code === 'UNAVAILABLE' || refusal?.code === 'DISK_FULL') return true;
  // A question that ran out of time names the service that did not answer it.
  return refusal?.code === 'TIMEOUT' && refusal.details?.service !== undefined;
}

/** The code that a fault is answered with: its own, that of an outage, or INTERNAL for a bug. */
export const codeOfFault = (error: unknown): ErrorCode => refusalOfFault(error)?.code ?? 'INTERNAL';
