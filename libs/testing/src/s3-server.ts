import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Stored = { bytes: Buffer; at: Date };
type Upload = { key: string; parts: Map<number, Buffer>; at: Date };
type Refusal = { status: number; code: string };
type Faults = {
  /** What every request is refused with. */
  refusal: Refusal | null;
  /** The refusal of requests whose method and address this matches, such as `PUT .*partNumber=2`. */
  refused: { what: RegExp; refusal: Refusal } | null;
  /** So many requests have their connection cut before they are answered. */
  cuts: number;
  /** Contents are cut off in their middle. */
  cutsContent: boolean;
};

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const tag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const xml = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`;

/**
 * A stand-in for S3 that speaks its REST protocol with addresses in path style: objects with ranges, lists by pages, uploads in parts, errors in XML. Requests must
 * be signed with its key (that the signature is there and names the key is checked, and that the body is the one that was signed). `faults` says what goes wrong.
 */
export async function startS3({ bucket = 'folia', accessKeyId = 'key-of-specs', pageSize = 1_000 } = {}) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  const faults: Faults = { refusal: null, refused: null, cuts: 0, cutsContent: false };

  const refuse = (response: ServerResponse, { status, code }: Refusal) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(xml('Error', `<Code>${code}</Code><Message>as said</Message><RequestId>1</RequestId>`));
  const say = (response: ServerResponse, root: string, content: string) =>
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(root, content));

  /** A page of names from a list, and what tells where the next one begins. */
  const page = (names: string[], after: string) => {
    const rest = names.filter((name) => name > after).sort();
    return { shown: rest.slice(0, pageSize), isTruncated: rest.length > pageSize };
  };

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const { shown, isTruncated } = page(
      [...objects.keys()].filter((key) => key.startsWith(prefix)),
      query.get('continuation-token') ?? '',
    );
    const contents = shown.map((key) => {
      const { bytes, at } = objects.get(key) as Stored;
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isTruncated ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
    say(response, 'ListBucketResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`);
  }

  function listUploads(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const known = new Map([...uploads].filter(([, { key }]) => key.startsWith(prefix)).map(([id, upload]) => [`${upload.key} ${id}`, { id, ...upload }]));
    const after = query.get('key-marker') ? `${query.get('key-marker')} ${query.get('upload-id-marker')}` : '';
    const { shown, isTruncated } = page([...known.keys()], after);
    const found = shown.map((name) => known.get(name) as Upload & { id: string });
    const told = found.map(
      ({ id, key, at }) => `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    const last = found.at(-1);
    const next = isTruncated ? `<NextKeyMarker>${escaped(last?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${last?.id}</NextUploadIdMarker>` : '';
    say(response, 'ListMultipartUploadsResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${told.join('')}`);
  }

  function give(request: IncomingMessage, response: ServerResponse, found: Stored | undefined): void {
    if (!found) return void (request.method === 'HEAD' ? response.writeHead(404).end() : refuse(response, { status: 404, code: 'NoSuchKey' }));
    const { bytes, at } = found;
    const wanted = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const [start, end] = wanted ? [Number(wanted[1]), Math.min(Number(wanted[2]), bytes.length - 1)] : [0, bytes.length - 1];
    if (wanted && start >= bytes.length) return void refuse(response, { status: 416, code: 'InvalidRange' });
    response.writeHead(wanted ? 206 : 200, {
      'content-length': end - start + 1,
      'last-modified': at.toUTCString(),
      etag: tag(bytes),
      ...(wanted && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    const content = bytes.subarray(start, end + 1);
    if (!faults.cutsContent) return void response.end(content);
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  }

  function inParts(response: ServerResponse, method: string, key: string, query: URLSearchParams, body: Buffer): void {
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map(), at: new Date() });
      return void say(response, 'InitiateMultipartUploadResult', `<Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${id}</UploadId>`);
    }
    const id = query.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (upload?.key !== key) return void refuse(response, { status: 404, code: 'NoSuchUpload' });
    if (method === 'DELETE') {
      uploads.delete(id);
      return void response.writeHead(204).end();
    }
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return void response.writeHead(200, { etag: tag(body) }).end();
    }
    const told = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const parts = told.map(({ number }) => upload.parts.get(number));
    if (parts.some((part, index) => !part || tag(part) !== told[index]?.etag)) return void refuse(response, { status: 400, code: 'InvalidPart' });
    if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < 5 * 1024 * 1024)) return void refuse(response, { status: 400, code: 'EntityTooSmall' });
    objects.set(key, { bytes: Buffer.concat(parts as Buffer[]), at: new Date() });
    uploads.delete(id);
    say(response, 'CompleteMultipartUploadResult', `<Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><ETag>whole</ETag>`);
  }

  function isSigned(request: IncomingMessage, body: Buffer): boolean {
    const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
    const signature = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[a-z0-9-]+\/s3\/aws4_request, ?SignedHeaders=(\S+), ?Signature=[0-9a-f]{64}$/.exec(
      authorization,
    );
    const signed = signature?.[2]?.split(';') ?? [];
    const isOurs = signature?.[1] === accessKeyId && ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name));
    return isOurs && (hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex'));
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const method = request.method ?? '';
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const [, named, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    requests.push(`${method} ${request.url}`);
    if (faults.cuts > 0) {
      faults.cuts -= 1;
      return void request.socket.destroy();
    }
    const refusal = faults.refusal ?? (faults.refused?.what.test(`${method} ${request.url}`) ? faults.refused.refusal : null);
    if (refusal) return void refuse(response, refusal);
    if (!isSigned(request, body)) return void refuse(response, { status: 403, code: 'SignatureDoesNotMatch' });
    if (named !== bucket) return void refuse(response, { status: 404, code: 'NoSuchBucket' });
    if (key === '') return void (query.has('uploads') ? listUploads(response, query) : list(response, query));
    if (query.has('uploads') || query.has('uploadId')) return void inParts(response, method, key, query, body);
    if (method === 'GET' || method === 'HEAD') return void give(request, response, objects.get(key));
    if (method === 'PUT') objects.set(key, { bytes: body, at: new Date() });
    else objects.delete(key);
    response.writeHead(method === 'PUT' ? 200 : 204, { etag: tag(body) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, bucket, accessKeyId, objects, uploads, requests, faults, close };
}
