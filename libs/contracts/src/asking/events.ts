import { z } from 'zod';
import { event } from '../event';

/** The owner of a portfolio is asked, or reminded, to be compared with a job. */
export const personAsked = event('asking.person-asked', z.strictObject({ agreementId: z.uuid(), ownerId: z.uuid(), askedBy: z.uuid().nullable() }), ['user']);
/** The same for an address; `ownerId` is whoever asks. */
export const addressAsked = event('asking.address-asked', z.strictObject({ askingId: z.uuid(), ownerId: z.uuid(), isReminder: z.boolean() }), ['user']);
/** Whoever was asked wants nobody to ask them again: the person, or the address that this was sent to. */
export const neverAskAgain = event('asking.never-again', z.strictObject({ askingId: z.uuid(), personId: z.uuid().nullable() }), ['user']);
/** There is nothing more to answer: it was answered, or taken back. */
export const askingOver = event('asking.over', z.strictObject({ agreementId: z.uuid(), ownerId: z.uuid() }), ['user']);
