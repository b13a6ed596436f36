import { z } from 'zod';
import { rpc } from '../rpc';
import { deviceKind, listTracesQuery, recordedVisit, recordVisitInput, startVisitInput, tracePage, visitTokens } from './shapes';

/** 16 bytes in base64url: who looks, as a keyed hash that ends with the day. */
const visitor = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Makes the token of a page view that the caller is allowed to see, or counts the program that the user agent says it is; `after` that belongs to another visitor or portfolio begins a new visit. */
export const startVisit = rpc('sharing.visit.start', {
  access: 'guest',
  input: startVisitInput.pick({ itemId: true, campaign: true, after: true }).extend({
    ownerId: z.uuid(),
    profileId: z.uuid().nullable(),
    pageVersion: z.int(),
    visitor,
    referrerHost: z.string().max(253).nullable(),
    device: deviceKind,
    country: z.string().length(2).nullable(),
    userAgent: z.string().max(500),
  }),
  output: z.strictObject({ token: z.string().nullable() }),
});
/** Stores beacons and counts them, each with its answer in the same order; what is refused is counted as refused. */
export const recordVisits = rpc('sharing.visit.record', {
  access: 'system',
  input: z.strictObject({ beacons: z.array(recordVisitInput.extend({ visitor })).min(1).max(500) }),
  output: z.strictObject({ answers: z.array(recordedVisit) }),
});
/** Counts the programs among those that fetched a public page, bots and previews; people are left out. `times` they fetched it. */
export const notePageFetches = rpc('sharing.visit.note-fetches', {
  access: 'system',
  input: z.strictObject({
    fetched: z.array(z.strictObject({ uname: z.string().max(100), userAgent: z.string().max(500), times: z.int().min(1) })).max(1000),
  }),
  output: z.strictObject({}),
});
/** Notes a time in which visits could not be counted. */
export const noteVisitGap = rpc('sharing.visit.gap', {
  access: 'system',
  input: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  output: z.strictObject({}),
  idempotent: true,
});

/** The caller's own visits to others, newest first. */
export const listTraces = rpc('sharing.visit.traces', { access: 'person', input: listTracesQuery, output: tracePage, idempotent: true });
/** Erases the caller's own visits to others; the counts of past days stay. */
export const eraseTraces = rpc('sharing.visit.erase-traces', { access: 'person', input: z.strictObject({}), output: z.strictObject({}), idempotent: true });
/** Erases one of them. Throws NOT_FOUND for a visit that is not the caller's. */
export const eraseTrace = rpc('sharing.visit.erase-trace', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** The visits that these tokens belong to; tokens that are not ours are left out. */
export const listGuestTraces = rpc('sharing.visit.guest-traces', { access: 'guest', input: visitTokens, output: tracePage, idempotent: true });
export const eraseGuestTraces = rpc('sharing.visit.erase-guest-traces', { access: 'guest', input: visitTokens, output: z.strictObject({}), idempotent: true });
