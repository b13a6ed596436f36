/** Provides the configured name of the assistant. */
export const assistantNameToken = Symbol('assistant name');
