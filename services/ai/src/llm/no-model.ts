import { type Llm, LlmUnavailable } from './llm';

/** For when nothing is configured: every task has its built-in answer. */
export const noModel: Llm = {
  model: null,
  host: null,
  ask: () => Promise.reject(new LlmUnavailable('off', 'no model is configured')),
};
