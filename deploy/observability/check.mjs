import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { prepareTools } from '../kubernetes/check/tools.mjs';
import { inRoot } from '../local/paths.mjs';

// Dashboard and alerts: each query is PromQL, asks for metrics that our code tells, and each alert has its sentence for whoever is woken by it.
await prepareTools();
const { queryFaults } = await import('./query-faults.mjs');
const { groups } = parse(readFileSync(inRoot('deploy', 'observability', 'alerts.yaml'), 'utf8'));
const { panels } = JSON.parse(readFileSync(inRoot('deploy', 'observability', 'dashboard.json'), 'utf8'));
const handbook = readFileSync(inRoot('deploy', 'README.md'), 'utf8');
const faults = [];

for (const { alert, expr, labels, annotations } of groups.flatMap(({ rules }) => rules)) {
  faults.push(...queryFaults(expr).map((fault) => `${alert}: ${fault}`));
  if (!['page', 'ticket'].includes(labels?.severity)) faults.push(`${alert} does not say whom it wakes`);
  if (!annotations?.summary) faults.push(`${alert} has no summary`);
  if (!handbook.includes(`| \`${alert}\` |`)) faults.push(`${alert} has no sentence in deploy/README.md`);
}
for (const { title, targets = [] } of panels) for (const { expr } of targets) faults.push(...queryFaults(expr).map((fault) => `${title}: ${fault}`));
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
