import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { linkTokenOf } from '../../lib/link-token';
import { texts } from './texts';

/** Asks for a code; `error` is a sentence about what was typed or what failed, never about whether the address may open the link. */
export function useAskCode(gate: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = async (email: string): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await api.post('/links/code', { body: { token: linkTokenOf('') ?? '', gate, email } });
      return true;
    } catch (failure) {
      setError(reasonOf(failure as Error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, ask };
}

function reasonOf(failure: Error): string {
  const { code, details } = failure instanceof ApiError ? failure : new ApiError(0, '');
  if (code === 'BODY_INVALID') return texts.wrongAddress;
  return code === 'TOO_MANY_REQUESTS' ? texts.tooManyCodes(Math.ceil((Number(details.retryAfter) || 60) / 60)) : failure.message;
}
