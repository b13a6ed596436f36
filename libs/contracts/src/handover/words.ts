/** Why a candidate cannot be handed over: a team uploaded them, they were shown no such words when they agreed, or blind mode hides who they are. */
export const handoverRefusals = ['uploaded', 'not-agreed', 'hidden'] as const;
export type HandoverRefusal = (typeof handoverRefusals)[number];

/** `unclear`: an answer was lost, so they may be there or not. `sent`: they are there. The others are those of the last try. */
export const handoverStates = ['waiting', 'sending', 'sent', 'failed', 'stopped', 'unclear'] as const;
export type HandoverState = (typeof handoverStates)[number];

/** The most candidates that are handed over in one go. */
export const mostHandedOver = 100;
/** How long it is known who was handed over, in months: longer than a candidate's words are kept. */
export const handoverMonths = 12;
