import { AppError, type ErrorCode, errorStatus } from '@folia/contracts/errors';
import { errorMessage } from '@folia/contracts/error-messages';
import type { Problem } from '@folia/contracts/problem';

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_INVALID',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_INVALID',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** The refusal that something thrown means; null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, status, statusCode } = error as { code?: string; status?: number; statusCode?: number };
  const known = fastifyCodes[code ?? ''];
  if (known) return new AppError(known);
  const http = status ?? statusCode;
  if (http === 404) return new AppError('NOT_FOUND');
  if (http !== undefined && http >= 400 && http < 500) return new AppError('BODY_INVALID');
  return null;
}

/** An error answer's body: RFC 9457, with what the web's request helper reads beside it (DESIGN section 7). */
export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: `urn:folia:error:${error.code}`,
    title: error.code,
    status: errorStatus[error.code],
    code: error.code,
    message: errorMessage[error.code],
    ...(error.details && { details: error.details }),
    requestId,
  };
}
