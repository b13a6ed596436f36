import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** The size of each part but the last, in bytes: what one upload holds in memory. S3 takes 5 MiB or more, and 10,000 parts at most. */
const partBytes = 8 * 1024 * 1024;

type Place = { Bucket: string; Key: string };

/** Pieces of exactly the size of a part; the last may be smaller, and stands alone for nothing at all. */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    while (size > partBytes) {
      const all = Buffer.concat(held);
      yield { part: all.subarray(0, partBytes), isLast: false };
      held = [all.subarray(partBytes)];
      size -= partBytes;
    }
  }
  yield { part: Buffer.concat(held), isLast: true };
}

/** Writes a stream completely or not at all: in one request, or part by part if it is large. */
export async function uploadToS3(client: S3Client, place: Place, bytes: AsyncIterable<Buffer>): Promise<void> {
  let upload: (Place & { UploadId: string | undefined }) | undefined;
  const done: CompletedPart[] = [];
  try {
    for await (const { part, isLast } of partsOf(bytes)) {
      if (isLast && !upload) return void (await client.send(new PutObjectCommand({ ...place, Body: part })));
      upload ??= { ...place, UploadId: (await client.send(new CreateMultipartUploadCommand(place))).UploadId };
      const PartNumber = done.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: part }));
      done.push({ PartNumber, ETag });
    }
    if (upload) await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
  } catch (error) {
    // What cannot be given up now is found by the sweeps of the store.
    if (upload) await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}
