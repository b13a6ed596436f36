import { z } from 'zod';
import { event } from '../event';

/** The first words of an answer were accepted: its units are spent, also if it is stopped or fails afterwards. `ownerId` is the asker, the owner of the job. */
export const answerBegun = event('deep-talk.begun', z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }), ['user']);

const aboutConversation = z.strictObject({ conversationId: z.uuid(), ownerId: z.uuid() });
/** Somebody asked about the portfolio of `ownerId` what it does not answer. */
export const questionUnanswered = event('deep-talk.unanswered', aboutConversation, ['user']);
/** Somebody said that an answer about the portfolio of `ownerId` helped, or that it did not. */
export const answerRated = event('deep-talk.rated', aboutConversation.extend({ helpful: z.boolean() }), ['user']);
/** Somebody left how they can be reached. */
export const contactLeft = event('deep-talk.contact-left', aboutConversation, ['user']);
/** Questions were asked about a portfolio on the day that is over (UTC). */
export const digestDue = event('deep-talk.digest-due', z.strictObject({ ownerId: z.uuid() }), ['user']);
