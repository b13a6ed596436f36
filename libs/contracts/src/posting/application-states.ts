/** How far an application has come. A posting is `saved` until the person says otherwise. */
export const applicationStates = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type ApplicationState = (typeof applicationStates)[number];
