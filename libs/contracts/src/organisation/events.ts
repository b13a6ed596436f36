import { z } from 'zod';
import { event } from '../event';

/** An owner deleted their organisation, which is an account: everything that was made for it goes. `byId` is that owner. */
export const organisationDeleted = event('organisation.deleted', z.strictObject({ accountId: z.uuid(), byId: z.uuid() }), ['ai', 'sharing']);
