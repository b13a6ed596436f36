import { z } from 'zod';
import { event } from '../event';

/** Somebody who was handed over to a system of applications is gone here, and a copy of them is left there; `ownerId` is the account. */
export const copyLeft = event('handover.copy-left', z.strictObject({ jobId: z.uuid(), ownerId: z.uuid() }), ['user']);
