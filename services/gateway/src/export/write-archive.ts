import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { readmeOf } from './readme-of';

type Original = { id: string; name: string; at: Date; open: () => Readable; size: () => Promise<number | null> };
export type ArchiveParts = {
  uname: string;
  resume: string;
  rows: { service: string; json: AsyncIterable<string> | Iterable<string> }[];
  files: Original[];
};

/** A name that every file system takes; unique, because the id of the file is part of it. */
export const archiveName = ({ id, name }: Pick<Original, 'id' | 'name'>): string => {
  const plain = name
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-120);
  return `files/${id.slice(-12)}-${plain || 'file'}`;
};

/** A ZIP that is written while it is read: nothing of it is held in memory or on disk. A part that fails breaks the stream off. */
export function writeArchive({ uname, resume, rows, files }: ArchiveParts): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  let current: Readable | null = null;
  const fail = (error: unknown) => out.destroy(error as Error);
  const opened = (stream: Readable): Readable => {
    current = stream.on('error', fail);
    return stream;
  };
  zip.on('error', fail);
  // When the client goes away in the middle, no file stays open.
  out.on('close', () => current?.destroy());
  zip.addBuffer(Buffer.from(readmeOf(uname, files.length)), 'README.txt');
  zip.addBuffer(Buffer.from(resume), 'resume.json');
  for (const { service, json } of rows) zip.addReadStreamLazy(`data/${service}.json`, (done) => done(null, opened(Readable.from(json))));
  for (const file of files) {
    zip.addReadStreamLazy(archiveName(file), { mtime: file.at, compress: false }, (done) => {
      // Deleted since the list was made: an empty file says so better than no archive.
      file.size().then((size) => done(null, opened(size === null ? Readable.from([]) : file.open())), fail);
    });
  }
  zip.end();
  return out;
}
