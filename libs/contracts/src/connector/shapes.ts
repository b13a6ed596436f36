import { z } from 'zod';
import { criterionImportances, findingStates } from '../screening/words';
import { lineText } from '../text';
import { deliveryTry } from '../webhook/shapes';
import { connectorCallStates, connectorCalls, connectorKinds, longestTestName, mostTests, resultFields, scoreFields } from './words';

const kind = z.enum(connectorKinds);

/** A job of theirs. */
export const theirJob = z.strictObject({ id: z.int(), name: z.string().max(300) });
export type TheirJob = z.infer<typeof theirJob>;

/** What of ours is what of theirs: jobs are tests under names of their own, which figures go back, and to which job of theirs candidates of ours may be handed over. */
const connectorMapping = z.strictObject({
  tests: z
    .array(z.strictObject({ jobId: z.uuid(), name: lineText(longestTestName).refine((value) => value !== '', 'is empty') }))
    .max(mostTests)
    .refine((all) => new Set(all.map(({ jobId }) => jobId)).size === all.length, 'Each job once.'),
  score: z.enum(scoreFields),
  fields: z
    .array(z.enum(resultFields))
    .max(resultFields.length)
    .transform((chosen) => resultFields.filter((one) => chosen.includes(one))),
  handovers: z
    .array(z.strictObject({ jobId: z.uuid(), theirJob }))
    .max(mostTests)
    .refine((all) => new Set(all.map(({ jobId }) => jobId)).size === all.length, 'Each job once.'),
});
export type ConnectorMapping = z.output<typeof connectorMapping>;
/** As releases from before handovers keep and send it: what is missing stays as it was. */
const earlierMapping = connectorMapping.partial({ handovers: true });
export type EarlierMapping = z.output<typeof earlierMapping>;

/** A connection of an account with a system of applications. `calls` and `failed` count the last 24 hours. */
export const connector = z.strictObject({
  id: z.uuid(),
  kind,
  isOn: z.boolean(),
  /** Of its key, which is shown once. */
  lastFour: z.string(),
  mapping: connectorMapping,
  /** In whose name candidates are handed over there, and what the key for it ends with; null until both are given. */
  user: z.strictObject({ name: z.string(), lastFour: z.string() }).nullable(),
  /** Nobody is asked in their name any more: it has to be connected again. */
  makerHasLeft: z.boolean(),
  calls: z.int(),
  failed: z.int(),
  lastCallAt: z.iso.datetime().nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Connector = z.output<typeof connector>;
export const connectorList = z.strictObject({ items: z.array(connector) });

/** Shorter than the 171 characters that Greenhouse takes (api-evangelist/greenhouse-io, openapi/greenhouse-assessment-api-openapi.yml). */
const connectorKey = z.string().regex(/^folia_ats_[A-Za-z0-9_-]{43}$/);
/** With its key, which is in this answer only. */
export const madeConnector = z.strictObject({ connector, key: connectorKey });
export type MadeConnector = z.output<typeof madeConnector>;
export const createConnectorInput = z.strictObject({ kind });
export const updateConnectorInput = z.strictObject({ version: z.int(), isOn: z.boolean().optional(), mapping: earlierMapping.optional() });

/** One call between the two sides. */
const connectorCall = z.strictObject({
  id: z.uuid(),
  call: z.enum(connectorCalls),
  state: z.enum(connectorCallStates),
  /** The code of our refusal, or what they say is wrong with an answer of ours. */
  note: z.string().nullable(),
  jobId: z.uuid().nullable(),
  /** Their page of the candidate: who it is, is theirs to show. */
  profileUrl: z.string().nullable(),
  tries: z.array(deliveryTry),
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ConnectorCall = z.infer<typeof connectorCall>;
export const listConnectorCallsQuery = z.strictObject({
  state: z.enum(['all', 'failed']).default('all').describe('failed: refused by us, or not taken by them'),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export const connectorCallPage = z.strictObject({ items: z.array(connectorCall), nextCursor: z.uuid().nullable() });
export type ConnectorCallPage = z.infer<typeof connectorCallPage>;

/** What was found about somebody by the criteria of a job, without words of theirs. `waiting`: not read, or they have not agreed. */
export const testResult = z.strictObject({
  state: z.enum(['waiting', 'read', 'over']),
  points: z.number(),
  musts: z.int(),
  mustsMet: z.int(),
  criteria: z.array(z.strictObject({ words: z.string(), importance: z.enum(criterionImportances), state: z.enum(findingStates) })),
  readAt: z.iso.datetime().nullable(),
});
export type TestResult = z.infer<typeof testResult>;

/** "List Tests", Response (grnhse/greenhouse-api-docs, source/includes/assessment/_list_tests.md). */
export const assessmentTests = z.array(z.strictObject({ partner_test_id: z.string(), partner_test_name: z.string() }));
export type AssessmentTests = z.infer<typeof assessmentTests>;

/** "Send Test", Request (…/_send_test.md). "We reserve the right to add more properties" (…/_introduction.md): what is unknown is left. */
export const sendTestBody = z.object({
  partner_test_id: z.string().max(100),
  candidate: z.object({
    first_name: z.string().max(200),
    last_name: z.string().max(200),
    email: z.string().max(320),
    greenhouse_profile_url: z.string().max(2_000),
  }),
  url: z.string().max(2_000),
});
export type SendTest = z.infer<typeof sendTestBody>;
/** The same, Response. */
export const sentTest = z.strictObject({ partner_interview_id: z.string() });

/** "Test Status", Request (…/_test_status.md). */
export const testStatusQuery = z.object({ partner_interview_id: z.string().max(100) });
/** The same, Response. The values of `metadata` are primitives. */
export const testStatus = z.strictObject({
  partner_status: z.string(),
  partner_profile_url: z.string().nullable(),
  partner_score: z.number().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type TestStatus = z.infer<typeof testStatus>;

/** "Response Error", Request (…/_response_error.md); ids come as texts or numbers. */
export const responseErrorBody = z.object({
  api_call: z.string().max(100),
  errors: z.array(z.string().max(1_000)).max(100),
  partner_interview_id: z.union([z.string().max(100), z.number()]).nullish(),
});

/** What would be answered and told, with nothing sent. `isExample`: somebody of this job was read, and this is what would go back for them. */
export const connectorTry = z.strictObject({ tests: assessmentTests, status: testStatus, isExample: z.boolean() });
export type ConnectorTry = z.infer<typeof connectorTry>;
