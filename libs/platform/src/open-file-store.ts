import type { ProcessEnv } from './env';
import type { FileStore } from './file-store';
import { FolderFileStore } from './folder-file-store';

const bucketAddress = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/;

/** Whether `FILE_STORE` names a bucket, and not a folder. */
export const isBucket = (fileStore: string): boolean => bucketAddress.test(fileStore);

type Settings = Pick<ProcessEnv, 'FILE_STORE' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The file store that the environment names: a folder, or `s3://<bucket>/<prefix>`. */
export async function openFileStore(env: Settings): Promise<FileStore> {
  const [, bucket, prefix] = bucketAddress.exec(env.FILE_STORE) ?? [];
  if (!bucket) return new FolderFileStore(env.FILE_STORE);
  // The client is large, and only loaded where it is used; by the package's name, since what is imported late is found without extensions by that alone.
  const { S3FileStore } = await import('@folia/platform/s3-file-store');
  return new S3FileStore({
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}
