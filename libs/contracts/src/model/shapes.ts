import { z } from 'zod';
import { queryNumber } from '../query-number';

/** The language model of this installation and its host; null if none is configured. */
export const modelInfo = z.strictObject({ name: z.string(), host: z.string() }).nullable();
export type ModelInfo = z.infer<typeof modelInfo>;

/**
 * What a model contributed to a result: its name, whether it answered as asked, how many of its claims the evidence supports, and how many were dropped. A
 * model that did not answer changed nothing.
 */
export const modelHelp = z.strictObject({
  name: z.string(),
  outcome: z.enum(['answered', 'unreachable', 'unusable']),
  accepted: z.int(),
  dropped: z.int(),
});
export type ModelHelp = z.infer<typeof modelHelp>;

/** What answers of this installation's model came to: how many, their tokens as far as the endpoint told, and their price in USD. */
const spent = { answers: z.int(), inputTokens: z.int(), outputTokens: z.int(), dollars: z.number() };

/** The last so many days in UTC, today included, of everybody or of one account. */
export const modelSpendQuery = z.strictObject({ days: queryNumber(z.int().min(1).max(365)).default(30), accountId: z.uuid().optional() });
export type ModelSpendQuery = z.output<typeof modelSpendQuery>;

const spentDay = z.strictObject({ day: z.iso.date(), ...spent });
const spentAccount = z.strictObject({ accountId: z.uuid(), ...spent });

/** The days on which the model answered, the newest first, and at most 50 accounts, the dearest first. `isPriced`: answers have a price today. */
export const accountModelSpend = z.strictObject({ isPriced: z.boolean(), days: z.array(spentDay), accounts: z.array(spentAccount) });
export type AccountModelSpend = z.infer<typeof accountModelSpend>;

/** The same with the names of the accounts; an organisation has no username, and who is gone has neither. */
export const modelSpend = accountModelSpend.extend({
  accounts: z.array(spentAccount.extend({ name: z.string().nullable(), uname: z.string().nullable() })),
});
export type ModelSpend = z.infer<typeof modelSpend>;
