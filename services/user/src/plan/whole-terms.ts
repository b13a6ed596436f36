import { type AgreedLimits, agreedTerms, type Plan, type PlanName, plans } from '@folia/contracts/plans';

/** A plan's terms as they are stored, with the product's own for what a newer release added, and with what was agreed on with an account. */
export const wholeTerms = (name: PlanName, stored: Partial<Plan>, agreed: AgreedLimits = {}): Plan => agreedTerms({ ...plans[name], ...stored }, agreed);
