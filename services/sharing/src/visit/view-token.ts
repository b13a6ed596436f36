import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { viewTokenSeconds } from '@folia/contracts/visit/limits';
import type { KeyList } from '@folia/platform/key-list';

/** A page view as its token says it: the visit, the how many-th view of it, what was opened, in which version, and when. */
export type ViewToken = { visitId: string; ownerId: string; itemId: string | null; view: number; pageVersion: number; issuedAt: Date };

const noItem = '00000000-0000-0000-0000-000000000000';
const bodyBytes = 58;
const sealBytes = 16;
const ofHex = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const toUuid = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The keys of view tokens, made from the inner keys, which sign nothing else with them: the first signs, all verify. */
export type ViewTokenKeys = readonly [Buffer, ...Buffer[]];
const viewTokenKey = (innerKey: string): Buffer => Buffer.from(hkdfSync('sha256', innerKey, '', 'folia view token', 32));
export const viewTokenKeys = ([first, ...others]: KeyList): ViewTokenKeys => [viewTokenKey(first), ...others.map(viewTokenKey)];

const sealOf = (body: Buffer, key: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, sealBytes);

/** Signs a page view: a short text that only we can make. */
export function writeViewToken({ visitId, ownerId, itemId, view, pageVersion, issuedAt }: ViewToken, key: Buffer): string {
  const numbers = Buffer.alloc(10);
  numbers.writeUInt16BE(view, 0);
  numbers.writeUInt32BE(pageVersion >>> 0, 2);
  numbers.writeUInt32BE(Math.floor(issuedAt.getTime() / 1000), 6);
  const body = Buffer.concat([ofHex(visitId), ofHex(ownerId), ofHex(itemId ?? noItem), numbers]);
  return Buffer.concat([body, sealOf(body, key)]).toString('base64url');
}

/** Null for a token that we did not make, and for one that is too old at `now`. */
export function readViewToken(token: string, keys: readonly Buffer[], now: Date): ViewToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== bodyBytes + sealBytes) return null;
  const body = bytes.subarray(0, bodyBytes);
  if (!keys.some((key) => timingSafeEqual(bytes.subarray(bodyBytes), sealOf(body, key)))) return null;
  const issuedAt = new Date(body.readUInt32BE(54) * 1000);
  if (now.getTime() - issuedAt.getTime() > viewTokenSeconds * 1000) return null;
  const itemId = toUuid(body.subarray(32, 48));
  return {
    visitId: toUuid(body.subarray(0, 16)),
    ownerId: toUuid(body.subarray(16, 32)),
    itemId: itemId === noItem ? null : itemId,
    view: body.readUInt16BE(48),
    pageVersion: body.readUInt32BE(50),
    issuedAt,
  };
}

/** When a visit began: its id holds the millisecond (RFC 9562, UUIDv7). */
export const startedAtOf = (visitId: string): Date => new Date(Number.parseInt(visitId.replaceAll('-', '').slice(0, 12), 16));

/** A visitor to one portfolio: what the gateway made of the day's salt, bound to the owner, so that no two portfolios share it. */
export const readerOf = (visitor: string, ownerId: string, key: Buffer): string =>
  toUuid(createHmac('sha256', key).update(`reader ${ownerId} ${visitor}`).digest().subarray(0, 16));
