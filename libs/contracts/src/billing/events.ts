import { z } from 'zod';
import { event } from '../event';

/** What an account may use has changed: its plan, or what was agreed on. */
export const planChanged = event('billing.plan-changed', z.strictObject({ accountId: z.uuid() }), ['ai']);
