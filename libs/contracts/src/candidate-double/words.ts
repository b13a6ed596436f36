/** Why two candidates look like the same person, the surest first. */
export const doubleReasons = ['person', 'address', 'file', 'name'] as const;
export type DoubleReason = (typeof doubleReasons)[number];
