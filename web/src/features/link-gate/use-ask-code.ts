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
      const isTyped = failure instanceof ApiError && failure.code === 'BODY_INVALID';
      setError(isTyped ? texts.wrongAddress : (failure as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, ask };
}
