import type { AuditedDecision } from '@folia/contracts/audit/shapes';

/** The columns of {@link decisionLine}. */
export const decisionColumns = ['job', 'time', 'what', 'candidate', 'subject', 'from', 'to', 'criterion', 'reason', 'who', 'findings at that time'];

/** One decision for a table. A candidate is a number, and a random number stays of whoever withdrew. */
export const decisionLine = ({ jobId, at, kind, number, subject, from, to, criterionId, reason, by, states }: AuditedDecision): (string | number | null)[] => [
  jobId,
  at,
  kind,
  number,
  subject,
  from,
  to,
  criterionId,
  reason,
  by,
  states.map((one) => `${one.criterionId} ${one.state}`).join('; '),
];
