import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Caller, caller as callerSchema } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { KeyList } from './key-list';

/** One call in transit: the signed text contains its id, name, caller, input, and what logs and traces need. */
export type Envelope = { call: string; signature: string };
export type Call = { id: string; name: string; caller: Caller; input: unknown; requestId: string; traceparent: string; at: number };

/** Sent by a caller that has given up on a call; the input is that call's id. */
export const abandonName = 'calls.abandon';
/** Asks whether a service can do its work; answered with {}. */
export const readyName = 'calls.ready';
/** Asks what is failing in the process that answers; answered with its failing parts. */
export const failingName = 'calls.failing';

// Long enough for a clock that is off and a call that waits, short enough to make an intercepted call useless.
const freshForMs = 300_000;

const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');

export function sealCall(call: Call, key: string): Envelope {
  const text = JSON.stringify(call);
  return { call: text, signature: sign(text, key) };
}

/** Opens a call for the contract with this name. Throws FORBIDDEN when none of the inner keys sealed it, or it is too old. */
export function openCall(envelope: Partial<Envelope> | undefined, name: string, keys: KeyList): Call {
  const { call, signature } = envelope ?? {};
  if (typeof call !== 'string' || typeof signature !== 'string') throw new AppError('FORBIDDEN');
  const given = Buffer.from(signature);
  const isOf = (expected: Buffer) => expected.length === given.length && timingSafeEqual(expected, given);
  if (!keys.some((key) => isOf(Buffer.from(sign(call, key))))) throw new AppError('FORBIDDEN');
  const opened = JSON.parse(call) as Call;
  if (opened.name !== name || Math.abs(Date.now() - opened.at) > freshForMs) throw new AppError('FORBIDDEN');
  return { ...opened, caller: callerSchema.parse(opened.caller) };
}
