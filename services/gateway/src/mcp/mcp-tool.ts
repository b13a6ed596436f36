import type { Rpc } from '@folia/contracts/rpc';
import type { z } from 'zod';

/** A question that an assistant or an agent may ask, in words for a model. Its scope and its access are the question's. */
export type McpTool = {
  /** In the field's manner: a verb and a thing, in small letters. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly question: Rpc;
  /** What a model is told that it may send; the question's own input, if not narrower. */
  readonly takes: z.ZodType;
  readonly isReadOnly: boolean;
  /** The answer as a model needs it: without what it cannot use. */
  readonly brief?: (answer: object, input: object) => object;
};

type Parts<Q extends Rpc> = {
  title: string;
  description: string;
  takes?: z.ZodType;
  isReadOnly?: boolean;
  brief?: (answer: z.output<Q['output']>, input: Record<string, unknown>) => object;
};

/** Declares a tool. Reading is the rule; what keeps something says so. */
export function mcpTool<Q extends Rpc>(name: string, question: Q, { takes = question.input, isReadOnly = true, brief, ...words }: Parts<Q>): McpTool {
  return { name, question, takes, isReadOnly, brief: brief as McpTool['brief'], ...words };
}
