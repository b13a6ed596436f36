import { createHash } from 'node:crypto';

/** A fingerprint that is the same however one job is pasted: letter forms, capitals and white space do not count, every other character does. */
export const hashOfPosting = (text: string): string =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('hex');
