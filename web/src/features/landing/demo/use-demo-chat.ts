import { useEffect, useReducer } from 'react';

/** What the demo chat is doing. `idle`: nothing is asked yet; `fading`: the answer makes room for the next question. */
export type ChatPhase = 'idle' | 'typing' | 'processing' | 'showing' | 'fading';
type ChatState = { phase: ChatPhase; question: number; typed: number };

const perLetterMs = 32;
const lasts = { idle: 600, processing: 900, showing: 3400, fading: 300 } as const;

type Step = { questions: readonly string[] } | { chosen: number };

/** What follows a phase. A whole question stands before it is answered. */
function step({ phase, question, typed }: ChatState, action: Step): ChatState {
  if ('chosen' in action) return { phase: 'processing', question: action.chosen, typed: Number.MAX_SAFE_INTEGER };
  const { questions } = action;
  switch (phase) {
    case 'idle':
      return { phase: 'typing', question, typed: 0 };
    case 'typing':
      return typed < (questions[question]?.length ?? 0) ? { phase, question, typed: typed + 1 } : { phase: 'processing', question, typed };
    case 'processing':
      return { phase: 'showing', question, typed };
    case 'showing':
      return { phase: 'fading', question, typed };
    case 'fading':
      return { phase: 'idle', question: (question + 1) % questions.length, typed: 0 };
  }
}

/** One question after another, from the first letter to the answer. Begins with two of them answered; while it does not run it stays as it is. */
export function useDemoChat(questions: readonly string[], isRunning: boolean) {
  const [state, advance] = useReducer(step, { phase: 'showing', question: 1, typed: Number.MAX_SAFE_INTEGER });
  const { phase } = state;
  // A chosen question is answered also while nothing runs by itself.
  const isMoving = isRunning || phase === 'processing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter is a step of its own
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => advance({ questions }), phase === 'typing' ? perLetterMs : lasts[phase]);
    return () => clearTimeout(timer);
  }, [state, isMoving, questions]);
  return { ...state, choose: (chosen: number) => advance({ chosen }) };
}
