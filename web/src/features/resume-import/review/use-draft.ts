import type { ImportReview, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { saveReview } from '../api';

export type DraftState = { name: 'saved'; at: Date } | { name: 'saving' } | { name: 'unsaved' };

/** Quiet time before a draft is sent: a burst of decisions is one request. */
const quietMs = 600;

/** The decisions of one review, saved on the server as they are made. A newer draft from elsewhere wins, and the person is told. */
export function useDraft(review: ImportReview, onNewerDraft: () => void) {
  const [draft, setDraft] = useState(review.decisions);
  const [state, setState] = useState<DraftState>({ name: 'saved', at: new Date(review.updatedAt) });
  const version = useRef(review.version);
  const latest = useRef(draft);
  const sent = useRef(draft);
  const running = useRef<Promise<void>>(Promise.resolve());
  const { importId } = review;

  const send = async () => {
    const decisions = latest.current;
    if (decisions === sent.current) return;
    setState({ name: 'saving' });
    try {
      const answer = await saveReview(importId, version.current, decisions);
      version.current = answer.version ?? version.current;
      sent.current = decisions;
      setState({ name: 'saved', at: new Date() });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) return setState({ name: 'unsaved' });
      const newer = (await api.get('/resume-imports/{importId}', { path: { importId } })).review;
      if (!newer) return setState({ name: 'unsaved' });
      version.current = newer.version;
      sent.current = latest.current = newer.decisions;
      setDraft(newer.decisions);
      setState({ name: 'saved', at: new Date(newer.updatedAt) });
      onNewerDraft();
    }
  };
  // One after the other: two drafts sent at the same time would conflict with each other.
  const flush = () => {
    running.current = running.current.then(send);
    return running.current;
  };
  const flushed = useRef(flush);
  flushed.current = flush;

  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => void flushed.current(), quietMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => void flushed.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const change = (next: (draft: ReviewDecisions) => ReviewDecisions) => {
    latest.current = next(latest.current);
    setDraft(latest.current);
    setState({ name: 'saving' });
  };
  return { draft, state, change, flush, isKept: () => latest.current === sent.current };
}
