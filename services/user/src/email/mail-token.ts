import { createHash, createHmac } from 'node:crypto';

/**
 * What an e-mail carries to show that it was read: made from the row it stands for with our key, so that neither rows nor queues hold it; the row keeps
 * its {@link hashOfToken} and says whether it still counts.
 */
export const makeMailToken = (what: string, rowId: string, key: string): string =>
  createHmac('sha256', key).update(`mail-token:${what}.${rowId}`).digest('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An address – of e-mail or of the network – that can be recognised and not be read. */
export const hashOfAddress = (address: string, key: string): string => createHmac('sha256', key).update(`address:${address}`).digest('base64url');
