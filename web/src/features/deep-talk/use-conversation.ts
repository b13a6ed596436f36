import type { DeepTalkQuery } from '@folia/contracts/deep-talk/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { jobEvents } from '../../lib/job-events';
import { noteVisitAction } from '../../lib/note-visit-action';
import { texts } from './texts';
import { troubleOf } from './trouble';
import { afterEvent, isOpen, keptTurn, newTurn, type Turn } from './turn';

/** The view that one stands in: the same words as the questions to the server. */
export type Standing = Pick<DeepTalkQuery, 'profile' | 'linkId' | 'as'>;
type Conversation = { id: string | null; turns: readonly Turn[] };

const nothingSaid: Conversation = { id: null, turns: [] };
/** Conversations of this page load, so that following a source to another page does not lose one. */
const kept = new Map<string, Conversation>();

const cancel = (jobId: string) => void api.delete('/jobs/{id}', { path: { id: jobId } }).catch(() => {});

type Asked = {
  ownerId: string;
  name: string;
  /** What tells this conversation from others of the page load. */
  place: string;
  standing: Standing;
  /** The conversation to go on with. */
  begin: string | null;
};

/** A conversation about a portfolio in one view: questions, and answers as they are written. */
export function useConversation({ ownerId, name, place, standing, begin }: Asked) {
  const client = useQueryClient();
  const [state, setState] = useState({ place, now: kept.get(place) ?? nothingSaid });
  const shown = state.place === place ? state.now : (kept.get(place) ?? nothingSaid);

  const update = useCallback(
    (change: (now: Conversation) => Conversation) =>
      setState((before) => {
        const now = change(before.place === place ? before.now : (kept.get(place) ?? nothingSaid));
        kept.set(place, now);
        return { place, now };
      }),
    [place],
  );
  const updateTurn = useCallback(
    (key: string, change: (turn: Turn) => Turn) => update((now) => ({ ...now, turns: now.turns.map((turn) => (turn.key === key ? change(turn) : turn)) })),
    [update],
  );
  const counted = useCallback(() => void client.invalidateQueries({ queryKey: ['deep-talk', 'overview'] }), [client]);

  // Whether what was said before is here, or cannot be had.
  const [isLoaded, setLoaded] = useState(begin === null);
  // Stopped before the server had accepted them.
  const stoppedEarly = useRef(new Set<string>());
  const isEmpty = shown.turns.length === 0;
  useEffect(() => {
    if (!begin || !isEmpty) return;
    const controller = new AbortController();
    api
      .get('/conversations/{id}', { path: { id: begin }, signal: controller.signal })
      .then(
        ({ id, items = [] }) => update((now) => (id && now.turns.length === 0 ? { id, turns: items.toReversed().map(keptTurn) } : now)),
        // Deleted or another's: it starts again.
        () => {},
      )
      .finally(() => controller.signal.aborted || setLoaded(true));
    return () => controller.abort();
  }, [begin, isEmpty, update]);

  const send = async (turn: Turn) => {
    try {
      const { jobId, conversationId } = await api.post('/users/{id}/deep-talk', {
        path: { id: ownerId },
        body: { question: turn.question, ...standing, conversationId: shown.id ?? undefined, postingId: turn.postingId ?? undefined },
        headers: { 'Idempotency-Key': turn.key },
      });
      // After a 401 the request helper answers with an empty object; the popup is open by then.
      if (!jobId) return updateTurn(turn.key, (one) => ({ ...one, state: 'failed', trouble: troubleOf(new Error(texts.signedOut), name) }));
      noteVisitAction('question');
      update((now) => ({ ...now, id: conversationId }));
      if (stoppedEarly.current.has(turn.key)) cancel(jobId);
      updateTurn(turn.key, (one) => ({ ...one, id: jobId, state: one.state === 'asking' ? 'writing' : one.state }));
    } catch (error) {
      updateTurn(turn.key, (one) => ({ ...one, state: 'failed', trouble: troubleOf(error, name) }));
      counted();
    }
  };

  const ask = (question: string, postingId: string | null = null) => {
    const turn = newTurn(question, postingId);
    update((now) => ({ ...now, turns: [...now.turns, turn] }));
    void send(turn);
  };

  const retry = ({ key, question, postingId }: Turn) => {
    const turn = newTurn(question, postingId);
    update((now) => ({ ...now, turns: [...now.turns.filter((one) => one.key !== key), turn] }));
    void send(turn);
  };

  const open = shown.turns.find(isOpen);
  const stop = () => {
    if (!open) return;
    // What came so far stays; the server is told at once.
    updateTurn(open.key, (one) => ({ ...one, state: 'stopped' }));
    if (open.id) cancel(open.id);
    else stoppedEarly.current.add(open.key);
  };

  const { id: conversationId } = shown;
  const [key, jobId] = open?.state === 'writing' && open.id ? [open.key, open.id] : [null, null];
  useEffect(() => {
    if (!key || !jobId || !conversationId) return;
    const controller = new AbortController();
    const settle = async () => {
      const { items = [] } = await api.get('/conversations/{id}', { path: { id: conversationId }, signal: controller.signal });
      const row = items.find(({ id }) => id === jobId);
      if (row)
        updateTurn(key, (turn) => ({ ...keptTurn(row), key, postingId: turn.postingId, state: turn.state === 'stopped' ? 'stopped' : keptTurn(row).state }));
    };
    const follow = async () => {
      for await (const event of jobEvents(jobId, controller.signal)) {
        if (controller.signal.aborted) return;
        updateTurn(key, (turn) => afterEvent(turn, event));
        if (event.type === 'failed') {
          const trouble = { words: event.message, ends: false, isQuiet: false, canRetry: true };
          updateTurn(key, (turn) => ({ ...turn, state: 'failed', trouble }));
        }
        if (event.type === 'cancelled') updateTurn(key, (turn) => ({ ...turn, state: 'stopped' }));
        // Without the row, what came is the answer.
        if (event.type === 'done') await settle().catch(() => updateTurn(key, (turn) => ({ ...turn, state: 'done' })));
      }
      counted();
    };
    follow().catch((error: unknown) => {
      if (!controller.signal.aborted) updateTurn(key, (turn) => ({ ...turn, state: 'failed', trouble: troubleOf(error, name) }));
    });
    return () => controller.abort();
  }, [key, jobId, conversationId, name, updateTurn, counted]);

  const rate = ({ key: rated, id }: Turn, helpful: boolean | null, reason: Turn['reason'] = null) => {
    if (!id || !conversationId) return;
    updateTurn(rated, (turn) => ({ ...turn, helpful, reason }));
    void api
      .patch('/conversations/{id}/turns/{turnId}', { path: { id: conversationId, turnId: id }, body: { helpful, reason } })
      .catch(() => updateTurn(rated, (turn) => ({ ...turn, helpful: null, reason: null })));
  };
  const showMore = ({ key: wide }: Turn) => updateTurn(wide, (turn) => ({ ...turn, isMoreShown: true }));

  return { id: conversationId, turns: shown.turns, isReady: isLoaded || !isEmpty, isAnswering: open !== undefined, ask, retry, stop, rate, showMore };
}
