import { BillingPage } from '../features/billing/billing-page';
import { PlannedJobs } from '../features/planned-job/planned-jobs';

/** Billing, with what waits for units. */
export const BillingScreen = () => <BillingPage waiting={<PlannedJobs />} />;
