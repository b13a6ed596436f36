import { z } from 'zod';
import { decision } from '../screening/board';
import { type VoluntaryDimension, voluntaryCategories, voluntaryDimensions } from './words';

const dimension = <D extends VoluntaryDimension>(of: D) => z.enum(voluntaryCategories[of]).nullable();
/** Each answer is optional; null was not said. */
export const voluntaryAnswers = z.strictObject({
  sex: dimension('sex'),
  ethnicGroup: dimension('ethnicGroup'),
  age: dimension('age'),
  disability: dimension('disability'),
});
export type VoluntaryAnswers = z.infer<typeof voluntaryAnswers>;
/** What deletes an answer: only whoever gave it has it. */
export const voluntaryToken = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

const figure = z.strictObject({ people: z.int(), movedOn: z.int() });
/**
 * Of one category: how many answered, how many of them moved on, `rate` = movedOn / people, and `impactRatio` = rate / the highest rate told of the dimension. Null:
 * withheld. `category` null: those who answered something else and left this open.
 */
const cell = z.strictObject({
  category: z.string().nullable(),
  figures: figure.extend({ rate: z.number(), impactRatio: z.number().nullable() }).nullable(),
});
/** The figures of one question. `total` is withheld, too, where it is small. */
const impactTable = z.strictObject({ dimension: z.enum(voluntaryDimensions), total: figure.nullable(), cells: z.array(cell) });
export type ImpactTable = z.infer<typeof impactTable>;

/** What auditors get beside the logs: the model card in Markdown, and the figures with what their words mean. */
export const auditReport = z.strictObject({
  madeAt: z.iso.datetime(),
  modelCard: z.string(),
  definitions: z.array(z.string()),
  impact: z.array(impactTable),
});
export type AuditReport = z.infer<typeof auditReport>;

/** A decision of any job of the account, one that is deleted included; the earliest first. */
export const auditedDecision = decision.extend({ jobId: z.uuid() });
export type AuditedDecision = z.infer<typeof auditedDecision>;
