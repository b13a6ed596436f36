import { AppError } from '@folia/contracts/errors';

type Fault = Error & { $metadata?: { httpStatusCode?: number } };

/** What servers say when they have no room left; 507 in HTTP. */
const fullNames: ReadonlySet<string> = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);
/** What servers say of a request that came too slowly, or too soon. */
const passingNames: ReadonlySet<string> = new Set(['RequestTimeout', 'SlowDown']);

/** Whether a fault of S3 says that there is no such key. */
export const isMissing = (fault: unknown): boolean => {
  const { name, $metadata } = fault as Fault;
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
};

/** A fault of S3 as every user of a file store knows it: UNAVAILABLE, DISK_FULL, ENOENT; anything else as it is. Source: Error Responses of the S3 API. */
export function faultOfS3(fault: unknown): unknown {
  const { name, $metadata } = fault as Fault;
  const status = $metadata?.httpStatusCode ?? 0;
  if (isMissing(fault)) return Object.assign(new Error('there is no such file', { cause: fault }), { code: 'ENOENT' });
  if (fullNames.has(name) || status === 507) return Object.assign(new AppError('DISK_FULL'), { cause: fault });
  // Without a status no server answered, however often it was asked.
  const isAway = $metadata !== undefined && status === 0;
  if (isAway || passingNames.has(name) || status === 429 || status >= 500) return Object.assign(new AppError('UNAVAILABLE'), { cause: fault });
  return fault;
}
