import { readStored, removeStored, writeStored } from '../../lib/storage';

/** What somebody typed about one portfolio before they signed in, for as long as the tab. */
const keyOf = (ownerId: string) => `folia-question-${ownerId}`;

export const keepQuestion = (ownerId: string, text: string) =>
  text ? writeStored('sessionStorage', keyOf(ownerId), text) : removeStored('sessionStorage', keyOf(ownerId));
export const keptQuestion = (ownerId: string): string => readStored('sessionStorage', keyOf(ownerId)) ?? '';
