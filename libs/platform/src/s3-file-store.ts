import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { FileStore, fileKey, isFileKey } from './file-store';
import { faultOfS3, isMissing } from './s3-fault';
import { uploadToS3 } from './s3-upload';

/** `prefix`: what every key begins with, so that a bucket may hold other things too. Without an endpoint it is Amazon's; without keys, those of the machine's role. */
export type S3Place = { bucket: string; prefix: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string };

/** How long a server may take to be reached, and to answer a request whole, in milliseconds; the client asks three times. */
const patience = { connectionTimeout: 2_000, requestTimeout: 20_000, socketTimeout: 20_000, throwOnRequestTimeout: true };

function clientOptions({ region, endpoint, accessKeyId, secretAccessKey }: S3Place): S3ClientConfig {
  return {
    region,
    requestHandler: patience,
    // Not every server that speaks the protocol knows the newer checksums; TLS guards the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** A folder of this machine for as long as `use` runs. */
async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'folia-file-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file store in a bucket of S3, or of a server that speaks its protocol. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;

  constructor(private readonly place: S3Place) {
    super();
    this.client = new S3Client(clientOptions(place));
  }

  async write(key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    await this.known(uploadToS3(this.client, this.at(key), bytes));
  }

  async writeAll(key: string, bytes: Buffer): Promise<void> {
    await this.known(this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes })));
  }

  read(key: string, range?: { start: number; end: number }): Readable {
    const at = this.at(key);
    const stop = new AbortController();
    const bytes = async function* (this: S3FileStore) {
      try {
        const request = new GetObjectCommand({ ...at, Range: range && `bytes=${range.start}-${range.end}` });
        const { Body } = await this.client.send(request, { abortSignal: stop.signal });
        yield* Body as Readable;
      } catch (error) {
        throw faultOfS3(error);
      }
    };
    // Whoever stops reading ends the request, also before its answer.
    return Readable.from(bytes.call(this), { objectMode: false }).on('close', () => stop.abort());
  }

  async size(key: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.at(key)));
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw faultOfS3(error);
    }
  }

  async delete(key: string): Promise<void> {
    fileKey(key);
    // Other keys may begin with this one.
    const isOf = (found: string) => found === key || found.startsWith(`${key}/`);
    for await (const { key: found } of this.objects(key)) if (isOf(found)) await this.known(this.client.send(new DeleteObjectCommand(this.at(found))));
    for await (const { key: found, id } of this.uploads(key)) {
      if (isOf(found)) await this.known(this.client.send(new AbortMultipartUploadCommand({ ...this.at(found), UploadId: id })));
    }
  }

  async lend<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return inScratch(async (folder) => {
      const path = join(folder, 'lent');
      await pipeline(this.read(key), createWriteStream(path, { mode: 0o600 }));
      return use(path);
    });
  }

  async fill<T>(key: string, make: (folder: string) => Promise<T>): Promise<T> {
    return inScratch(async (folder) => {
      const made = await make(folder);
      for (const name of await readdir(folder)) await this.writeAll(`${key}/${name}`, await readFile(join(folder, name)));
      return made;
    });
  }

  async *list(): AsyncIterable<string> {
    for await (const { key } of this.objects('')) yield key;
  }

  async listOlderThan(olderThanMs: number, startingWith = ''): Promise<string[]> {
    const writtenAt = new Map<string, number>();
    const note = (name: string, at: Date | undefined) => writtenAt.set(name, Math.max(writtenAt.get(name) ?? 0, at?.getTime() ?? Date.now()));
    // What is below a key is as old as the newest of it, as a folder is.
    for await (const { key, at } of this.objects(startingWith)) note(key.split('/')[0] ?? key, at);
    for await (const { key, at } of this.uploads(startingWith)) note(`${key.split('/')[0]}.part`, at);
    return [...writtenAt].flatMap(([name, at]) => (Date.now() - at > olderThanMs ? [name] : []));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + fileKey(key) };
  }

  private async *objects(startingWith: string): AsyncIterable<{ key: string; at: Date | undefined }> {
    const { bucket, prefix } = this.place;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix + startingWith })[Symbol.asyncIterator]();
    for (let page = await this.known(pages.next()); !page.done; page = await this.known(pages.next())) {
      for (const { Key = '', LastModified } of page.value.Contents ?? []) {
        const key = Key.slice(prefix.length);
        if (isFileKey(key)) yield { key, at: LastModified };
      }
    }
  }

  private async *uploads(startingWith: string): AsyncIterable<{ key: string; id: string | undefined; at: Date | undefined }> {
    const { bucket, prefix } = this.place;
    let from: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
    while (from) {
      const page: ListMultipartUploadsCommandOutput = await this.known(
        this.client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + startingWith, ...from })),
      );
      for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
        const key = Key.slice(prefix.length);
        if (isFileKey(key)) yield { key, id: UploadId, at: Initiated };
      }
      from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
    }
  }

  private async known<T>(request: Promise<T>): Promise<T> {
    return request.catch((error) => {
      throw faultOfS3(error);
    });
  }
}
