import { z } from 'zod';
import { emailAddress } from '../email-address';
import { lineText } from '../text';
import { longestAskedName, longestInviteTable, mostInvited } from './limits';

/** Whom the team means; nobody but the team reads it. */
const name = lineText(longestAskedName);

/** Somebody's portfolio as it was passed on: a protected link by its token, or the public address by its name, of one named profile or of the default one. */
const portfolio = z.union([
  z.strictObject({ token: z.string().min(1).max(200) }),
  z.strictObject({ uname: z.string().min(1).max(40), profile: z.string().max(100).optional() }),
]);
export type AskedPortfolio = z.infer<typeof portfolio>;
export const askByLinkInput = z.strictObject({ portfolio, name });

/** Lines of addresses, each with a name or without, divided by commas, semicolons or tabs; the first line may name the columns. */
export const invitePreviewInput = z.strictObject({ table: z.string().max(longestInviteTable) });
/** `known`: they have been asked within the last days, or are on the job; they are left out. `line` counts from 1. */
const invitee = z.strictObject({ line: z.int(), address: z.string(), name: z.string(), state: z.enum(['new', 'known']) });
export type Invitee = z.infer<typeof invitee>;
/** What is wrong on a line; the sentence ends without a full stop. */
const inviteError = z.strictObject({ line: z.int(), message: z.string() });
export type InviteError = z.infer<typeof inviteError>;
/** `left` is how many more the account may ask today. */
export const invitePreview = z.strictObject({ rows: z.array(invitee), errors: z.array(inviteError), left: z.int() });
export type InvitePreview = z.infer<typeof invitePreview>;
export const inviteInput = z.strictObject({
  people: z
    .array(z.strictObject({ address: emailAddress, name }))
    .min(1)
    .max(mostInvited),
});

/** Somebody who was asked, as the team may know it: never whether they have seen or answered it. Whoever says yes is a candidate with a number. */
const asking = z.strictObject({
  id: z.uuid(),
  way: z.enum(['link', 'invited', 'found']),
  name: z.string(),
  /** Null for a portfolio: where it was is not kept. */
  address: z.string().nullable(),
  askedBy: z.uuid().nullable(),
  askedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Asking = z.infer<typeof asking>;
/** Everybody whose time to answer goes on, the latest first. */
export const askingList = z.strictObject({ items: z.array(asking), left: z.int() });
export type AskingList = z.infer<typeof askingList>;
/** The same after some were asked; those who were known already are not among `asked`. */
export const askedNow = askingList.extend({ asked: z.int() });
export type AskedNow = z.infer<typeof askedNow>;
