import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTokenOf } from '../../lib/link-token';
import { openLink } from '../../lib/open-link';
import { paths } from '../../lib/paths';
import { type GateState, gateStateOf } from './gate-state';

/** Tries the stored token at once, and again with what is typed; goes to the portfolio as soon as it opens. */
export function useGate() {
  const [state, setState] = useState<GateState>({ is: 'opening' });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const open = useCallback(
    async (password?: string) => {
      const token = linkTokenOf('');
      if (!token) return setState({ is: 'unknown' });
      setBusy(true);
      try {
        const uname = await openLink(token, password);
        if (uname) return await navigate(paths.portfolio.href(uname), { replace: true });
      } catch (error) {
        setState(gateStateOf(error));
      }
      setBusy(false);
    },
    [navigate],
  );

  // Opening counts once for each visit to this page.
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    void open();
  }, [open]);

  const { retryAfter } = state as { retryAfter?: number };
  useEffect(() => {
    if (!retryAfter) return;
    const timer = setTimeout(() => {
      const left = retryAfter - 1;
      setState(left > 0 ? { is: 'locked', retryAfter: left } : { is: 'password', wrong: false });
    }, 1000);
    return () => clearTimeout(timer);
  }, [retryAfter]);

  const tryAgain = () => {
    setState({ is: 'opening' });
    void open();
  };
  return { state, busy, open, tryAgain };
}
