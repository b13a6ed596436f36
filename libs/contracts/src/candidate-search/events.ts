import { z } from 'zod';
import { event } from '../event';

/** What is shown of a person who wants to be found was opened; `ownerId` is the person. */
export const candidateOpened = event('candidate-search.opened', z.strictObject({ foundId: z.uuid(), ownerId: z.uuid(), openedBy: z.uuid() }), ['user']);
