/** Every decision the product can refuse with, and the HTTP status it travels under (DESIGN section 7). */
export const errorStatus = {
  BODY_INVALID: 422,
  CONFLICT: 409,
  EMAIL_UNVERIFIED: 422,
  FILE_CORRUPT: 422,
  FILE_EMPTY: 422,
  FILE_ENCRYPTED: 422,
  FILE_NO_TEXT: 422,
  FILE_TOO_COMPLEX: 422,
  FILE_TOO_LARGE: 413,
  FILE_TOO_MANY_PAGES: 422,
  FILE_TYPE_MISMATCH: 415,
  FILE_TYPE_UNSUPPORTED: 415,
  FORBIDDEN: 403,
  IDEMPOTENCY_IN_FLIGHT: 409,
  IDEMPOTENCY_MISMATCH: 422,
  IDENTITY_IN_USE: 409,
  INTERNAL: 500,
  JOB_OVER: 409,
  LAST_SIGN_IN: 409,
  LINK_CLOSED: 409,
  LINK_EXHAUSTED: 410,
  LINK_EXPIRED: 410,
  LINK_LOCKED: 429,
  LINK_PASSWORD_REQUIRED: 422,
  LINK_PASSWORD_WRONG: 422,
  LINK_PAUSED: 410,
  LINK_REVOKED: 410,
  METHOD_NOT_ALLOWED: 405,
  NOT_A_JOB: 422,
  NOT_A_RESUME: 422,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  QUOTA_EXCEEDED: 402,
  READ_TIMEOUT: 422,
  REVIEW_CLOSED: 409,
  SESSION_EXPIRED: 401,
  SIGNIN_FAILED: 422,
  SIGNIN_OTHER_BROWSER: 422,
  SIGNIN_REPLAYED: 422,
  SIGN_IN_REQUIRED: 401,
  STORAGE_FULL: 422,
  SUSPENDED: 403,
  TIMEOUT: 504,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  UNKNOWN_FIELD: 422,
  UNSUPPORTED_MEDIA_TYPE: 415,
  USERNAME_UNAVAILABLE: 409,
  VERSION_CONFLICT: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A refusal a person can act on. Anything else that is thrown is a bug and travels as INTERNAL. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Record<string, unknown>,
  ) {
    super(code);
    this.name = 'AppError';
  }
}
