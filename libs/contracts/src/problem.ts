import type { ErrorCode } from './errors';

/** The body of every error answer: RFC 9457 problem JSON with additional `code` and `message` (DESIGN section 7). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
  requestId: string;
};
