import { createHash } from 'node:crypto';

/** A fingerprint that two pastings of one job share: letters' forms, capitals and white space make no difference, every other character does. */
export const hashOfPosting = (text: string): string =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('hex');
