/** What feedback is, and where it stands. */
export const feedbackKinds = ['idea', 'problem', 'question'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];
export const feedbackStates = ['new', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** The longest feedback, and the longest name of the page it is about. */
export const maxFeedbackCharacters = 4_000;
export const maxFeedbackPageCharacters = 300;
