import type { OwnChoices, ResumeSettings } from '@folia/contracts/tailored-resume/shapes';
import { useEffect, useState } from 'react';
import type { FinishedResume } from './finished-resume';
import type { ResumeChange } from './use-change-resume';

type Before = { settings: ResumeSettings; choices: OwnChoices };
const mostSteps = 50;
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input:not([type=checkbox], [type=radio]), textarea') !== null;

/** Undo and redo while the editor is open, by button or by Ctrl+Z and Ctrl+Shift+Z outside of text fields. */
export function useUndo({ settings, choices, sentAt }: FinishedResume, change: (change: ResumeChange) => void) {
  const [{ past, future }, setSteps] = useState<{ past: Before[]; future: Before[] }>({ past: [], future: [] });
  const now = { settings, choices };
  const restore = (to: Before) => change({ settings: to.settings, choices: () => to.choices });
  const make = (wish: ResumeChange) => {
    setSteps({ past: [...past, now].slice(-mostSteps), future: [] });
    change(wish);
  };
  const [last, next] = [past.at(-1), future.at(-1)];
  const isOpen = sentAt === null;
  const undo =
    isOpen && last
      ? () => {
          setSteps({ past: past.slice(0, -1), future: [...future, now] });
          restore(last);
        }
      : undefined;
  const redo =
    isOpen && next
      ? () => {
          setSteps({ past: [...past, now], future: future.slice(0, -1) });
          restore(next);
        }
      : undefined;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return;
      const step = event.shiftKey ? redo : undo;
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return { make, undo, redo };
}
