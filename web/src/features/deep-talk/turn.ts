import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ConversationTurn } from '@folia/contracts/deep-talk/conversation';
import type { ProgressEvent } from '@folia/contracts/job';

/**
 * Why there is no answer, or only a part of one. `ends`: this view cannot be asked any more; `isQuiet`: said like an answer, not like an error; `mayWrite`: the person can be asked instead;
 * `spent`: the refusal where no FitScore was left.
 */
export type Trouble = { words: string; ends: boolean; isQuiet: boolean; canRetry: boolean; mayWrite?: boolean; spent?: unknown };

/** A question and what has come of its answer. */
export type Turn = {
  /** Its own from the first moment on, also as the key of its request. */
  key: string;
  /** The id of its job and its row, once it was accepted. */
  id: string | null;
  question: string;
  /** The job to compare with. */
  postingId: string | null;
  state: 'asking' | 'writing' | 'done' | 'stopped' | 'failed';
  isWaiting: boolean;
  claims: readonly AnswerClaim[];
  more: readonly AnswerClaim[];
  isMoreShown: boolean;
  outcome: ConversationTurn['outcome'];
  language: ConversationTurn['language'];
  /** What would answer it. */
  missing: ConversationTurn['missing'];
  translations: ConversationTurn['translations'];
  engineVersion: number | null;
  model: ConversationTurn['model'];
  helpful: boolean | null;
  reason: ConversationTurn['reason'];
  trouble: Trouble | null;
};

export const newTurn = (question: string, postingId: string | null = null): Turn => ({
  key: crypto.randomUUID(),
  id: null,
  question,
  postingId,
  state: 'asking',
  isWaiting: false,
  claims: [],
  more: [],
  isMoreShown: false,
  outcome: null,
  language: null,
  missing: null,
  translations: [],
  engineVersion: null,
  model: null,
  helpful: null,
  reason: null,
  trouble: null,
});

export const isOpen = ({ state }: Turn) => state === 'asking' || state === 'writing';

const states: Record<ConversationTurn['state'], Turn['state']> = {
  accepted: 'writing',
  running: 'writing',
  done: 'done',
  failed: 'failed',
  cancelled: 'stopped',
};

/** A turn as it is kept. */
export function keptTurn({ id, question, state, error, ...kept }: ConversationTurn): Turn {
  const trouble = error ? { words: error.message, ends: false, isQuiet: false, canRetry: true } : null;
  return { ...newTurn(question), ...kept, key: id, id, state: states[state], trouble };
}

const emptyClaim: AnswerClaim = { kind: 'fact', text: '', citations: [] };

function withClaim(claims: readonly AnswerClaim[], place: number, change: (claim: AnswerClaim) => AnswerClaim): AnswerClaim[] {
  const all = Array.from({ length: Math.max(claims.length, place + 1) }, (_, at) => claims[at] ?? emptyClaim);
  return all.map((claim, at) => (at === place ? change(claim) : claim));
}

/** A turn after an event of its job. An event may come twice, and out of an earlier attempt: where its words begin says what they replace. */
export function afterEvent(turn: Turn, event: ProgressEvent): Turn {
  switch (event.type) {
    case 'waiting':
      return { ...turn, isWaiting: true };
    case 'delta': {
      const { claim, offset, text } = event;
      const before = turn.claims[claim]?.text ?? '';
      // Already there: nothing is read twice.
      if (before.length >= offset + text.length) return turn;
      return { ...turn, isWaiting: false, claims: withClaim(turn.claims, claim, (one) => ({ ...one, text: before.slice(0, offset) + text })) };
    }
    case 'citation': {
      const { itemId, field, entry, quote, lang } = event;
      const isKnown = turn.claims[event.claim]?.citations.some(
        (one) => one.itemId === itemId && one.field === field && one.entry === entry && one.quote === quote,
      );
      if (isKnown) return turn;
      return {
        ...turn,
        claims: withClaim(turn.claims, event.claim, (one) => ({
          ...one,
          citations: [...one.citations, { itemId, field, entry, quote, ...(lang && { lang }) }],
        })),
      };
    }
    default:
      return turn;
  }
}
