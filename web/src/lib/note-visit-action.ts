import type { VisitAction } from '@folia/contracts/visit/shapes';

/** The event by which a feature tells the record of the visit what a visitor did; nobody hears it where nothing is recorded. */
export const visitActionEvent = 'folia-visit-action';

export const noteVisitAction = (action: Extract<VisitAction, 'chat' | 'question' | 'message'>): void =>
  void dispatchEvent(new CustomEvent(visitActionEvent, { detail: action }));
