import type { FinishedResume } from './finished-resume';
import { useChangeResume } from './use-change-resume';
import { useUndo } from './use-undo';

/** Changes of a resume and of its letter, with one undo for both. */
export function useEditing(resume: FinishedResume) {
  const { change, ...state } = useChangeResume(resume.id);
  return { ...state, ...useUndo(resume, change), isFrozen: resume.sentAt !== null };
}
export type Editing = ReturnType<typeof useEditing>;
