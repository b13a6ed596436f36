import { ApiError } from '../../lib/api-error';
import { type GateState, gateStateOf } from './gate-state';

/** What the gate shows a reader whose open page was closed, from the reason that came with the navigation; null where there is none. */
export function closedStateOf(navigation: unknown): GateState | null {
  const { closed } = (navigation ?? {}) as { closed?: ApiError['code'] };
  return closed ? gateStateOf(new ApiError(410, '', closed), null) : null;
}
