import type { Allowance, meters, Plan } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { formatBytes } from '../../lib/format-bytes';
import { texts } from './texts';

type ChangedRow = { title: string; before: string; after: string };

const count = (limit: number | null) => (limit === null ? texts.unlimited : limit.toLocaleString('en-US'));
const allowed = ({ limit, per }: Allowance) => (limit !== null && per === 'ever' ? texts.inTotal(limit) : count(limit));

/**
 * The limits of two plans in figures. With `usage`, the new meters also say what is left of them after what is used: it stays counted. Without: the change waits
 * for a period in which nothing is used yet.
 */
export function changedRows(from: Plan, to: Plan, usage: UsageView | null): ChangedRow[] {
  const metered = (['fit-score', 'tailor-made', 'resume-import'] as const satisfies (typeof meters)[number][]).map((meter) => {
    const after = to.meters[meter];
    const used = usage?.meters.find((one) => one.meter === meter)?.used ?? null;
    const isSplit = used !== null && after.limit !== null && from !== to;
    return {
      title: texts.perMonth[meter],
      before: allowed(from.meters[meter]),
      after: isSplit ? texts.leftNow(allowed(after), Math.max(0, (after.limit ?? 0) - used)) : allowed(after),
    };
  });
  const storage = (bytes: number | null) => (bytes === null ? texts.unlimited : formatBytes(bytes));
  const row = (title: string, of: (plan: Plan) => string) => ({ title, before: of(from), after: of(to) });
  return [
    ...metered,
    row(texts.answersADay, ({ answersPerDay }) => count(answersPerDay)),
    row(texts.profilesRow, ({ profiles }) => count(profiles)),
    row(texts.analyticsRow, ({ analyticsDays, premiumAnalytics }) => texts.analyticsWords(analyticsDays, premiumAnalytics)),
    row(texts.storageRow, ({ storageBytes }) => storage(storageBytes)),
  ];
}
