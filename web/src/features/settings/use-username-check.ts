import { usernameShape } from '@folia/contracts/reserved-names';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { texts } from './texts';

type Checked = { state: 'same' | 'short' | 'asking' } | { state: 'free' } | { state: 'refused'; words: string };

const pauseMs = 300;

/** Whether a username is available, checked once typing has stopped for 300 ms. */
export function useUsernameCheck(wanted: string, present: string): Checked {
  const [answer, setAnswer] = useState<{ of: string; checked: Checked } | null>(null);
  const isOwn = wanted === present;
  const isShaped = usernameShape.test(wanted);
  useEffect(() => {
    if (isOwn || !isShaped) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.get('/users/uname/{uname}', { path: { uname: wanted }, signal: stop.signal }).then(
        ({ available, reason }) =>
          setAnswer({ of: wanted, checked: available ? { state: 'free' } : { state: 'refused', words: texts.username.reasons[reason ?? 'taken'] } }),
        (error) =>
          !stop.signal.aborted &&
          setAnswer({ of: wanted, checked: { state: 'refused', words: error instanceof ApiError ? error.message : texts.username.notChecked } }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isOwn, isShaped]);
  if (isOwn) return { state: 'same' };
  if (!isShaped) return wanted.length < 3 ? { state: 'short' } : { state: 'refused', words: texts.username.reasons.invalid };
  return answer?.of === wanted ? answer.checked : { state: 'asking' };
}
