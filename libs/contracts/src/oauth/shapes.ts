import { z } from 'zod';
import { scopes } from '../scopes';
import { grantDays, oauthResources } from './resources';

const asked = {
  /** What the program calls itself; nobody has checked it. */
  name: z.string(),
  /** Where it is told the answer: a host, or `localhost` for a program on the person's own machine. */
  host: z.string(),
  resource: z.enum(oauthResources),
  scopes: z.array(z.enum(scopes)),
};

/** A program that asks to act for whoever is signed in. */
export const oauthRequest = z.strictObject({ id: z.string(), ...asked });
export type OauthRequest = z.infer<typeof oauthRequest>;

/** The id of a request: the authorization server makes it up. */
export const oauthRequestId = z.string().regex(/^[\w-]{16,64}$/);

/** `accountId` null: the person's own account. */
export const allowance = z.strictObject({
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  accountId: z.uuid().nullable(),
  days: z.union(grantDays.map((days) => z.literal(days))),
});
export type Allowance = z.infer<typeof allowance>;

/** `continueAt`: the address, on this site, that leads the browser back to the program. */
export const answeredRequest = z.strictObject({ continueAt: z.string() });

/** A program that may act for a person until `expiresAt`. `accountName` null: for their own account. */
export const connectedProgram = z.strictObject({
  id: z.uuid(),
  ...asked,
  accountName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});
export type ConnectedProgram = z.infer<typeof connectedProgram>;

/** A request to the authorization server, as the gateway passes it on: no cookie, and of the headers only what the body is and who sends it. */
export const oauthCall = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string().max(200),
  /** With its question mark; empty if there is none. */
  query: z.string().max(8_000),
  contentType: z.string().max(200),
  /** Empty where there is none. */
  authorization: z.string().max(500),
  body: z.string(),
  /** Whose browser asks, by the session cookie of a document. */
  personId: z.uuid().nullable(),
});
export type OauthCall = z.infer<typeof oauthCall>;

export const oauthReply = z.strictObject({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.string() });
export type OauthReply = z.infer<typeof oauthReply>;
