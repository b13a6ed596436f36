import type { OpenLinkInput } from '@folia/contracts/link/gate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTokenOf } from '../../lib/link-token';
import { openLink } from '../../lib/open-link';
import { paths } from '../../lib/paths';
import { closedStateOf } from './closed-state';
import { type GateState, gateStateOf } from './gate-state';

/** What the reader showed in one try. */
export type Shown = Pick<OpenLinkInput, 'press' | 'password' | 'email' | 'code' | 'accepts'>;

/** Tries the stored token at once, and again with what is shown; goes to the portfolio as soon as it opens. */
export function useGate() {
  const closed = closedStateOf(useLocation().state);
  const [state, setState] = useState<GateState>({ is: 'opening' });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const asks = 'asks' in state ? state.asks : null;

  const open = useCallback(
    async (shown: Shown = {}) => {
      const token = linkTokenOf('');
      // A page that was opened in another tab closed: only the reason is known here.
      if (!token) return setState(closed ?? { is: 'unknown' });
      setBusy(true);
      try {
        const opened = await openLink({ token, gate: asks?.gate, ...shown });
        if (opened) return await navigate(paths.portfolio.href(opened.uname, opened.profile), { replace: true });
      } catch (error) {
        setState(gateStateOf(error, asks));
      }
      setBusy(false);
    },
    [navigate, asks, closed],
  );

  // Opening counts once for each visit to this page.
  const tried = useRef(false);
  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    void open();
  }, [open]);

  const retryAfter = state.is === 'locked' ? state.retryAfter : 0;
  useEffect(() => {
    if (!retryAfter) return;
    const timer = setTimeout(() => {
      const left = retryAfter - 1;
      if (left > 0) setState({ is: 'locked', retryAfter: left, asks });
      else if (asks) setState({ is: 'asking', asks, wrong: null });
      else void open();
    }, 1000);
    return () => clearTimeout(timer);
  }, [retryAfter, asks, open]);

  const tryAgain = () => {
    setState({ is: 'opening' });
    void open();
  };
  return { state, busy, open, tryAgain };
}
