import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { requireTool } from '../kubernetes/check/tools.mjs';
import { inRoot } from '../local/paths.mjs';

const ofHistogram = (name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`];
/** What Prometheus itself adds to whatever it reads. */
const ofPrometheus = ['instance', 'job', 'namespace', 'pod', 'le'];

/** The metrics that our code declares, as Prometheus knows them, with their labels. */
function declaredMetrics() {
  const metrics = new Map([['up', []]]);
  const sources = ['libs/platform/src', ...readdirSync(inRoot('services')).map((name) => `services/${name}/src`)].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => readFileSync(inRoot(folder, name), 'utf8')),
  );
  for (const source of sources)
    for (const [, kind, name, , labels = ''] of source.matchAll(/\b(counter|gauge|histogram)\(\s*'([a-z_]+)',\s*(['"]).*?\3(?:,\s*\[([^\]]*)\])?/gs)) {
      const known = [...labels.matchAll(/'(\w+)'/g)].map(([, label]) => label);
      for (const one of kind === 'histogram' ? ofHistogram(`folia_${name}`) : [`folia_${name}`]) metrics.set(one, known);
    }
  const { collectDefaultMetrics, Registry } = createRequire(inRoot('libs', 'platform', 'package.json'))('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { name, type } of register.getMetricsAsArray())
    for (const one of type === 'histogram' ? ofHistogram(name) : [name]) metrics.set(one, ['kind', 'version', 'space', 'type']);
  return metrics;
}

const metrics = declaredMetrics();
const { parser } = requireTool('@prometheus-io', 'lezer-promql', 'dist', 'index.cjs');

/** What is wrong with a query: its grammar, metrics that nobody tells, labels that they do not have. */
export function queryFaults(query) {
  // Grafana puts a duration there.
  const text = query.replaceAll('$__rate_interval', '5m');
  const faults = [];
  const used = [];
  parser.parse(text).iterate({
    enter(node) {
      const words = text.slice(node.from, node.to);
      if (node.type.isError) faults.push(`the grammar breaks at "${text.slice(node.from, node.from + 20)}"`);
      if (node.name === 'VectorSelector') {
        const name = /^[a-zA-Z_:][\w:]*/.exec(words)?.[0];
        used.push(name);
        if (!metrics.has(name)) faults.push(`nobody tells ${name}`);
      }
      if (node.name === 'LabelName') {
        const known = [...ofPrometheus, ...(used.length > 0 ? used : [...metrics.keys()]).flatMap((name) => metrics.get(name) ?? [])];
        // Of a grouping, whose metrics come after it, all labels are allowed that any metric of the query has.
        const all = [...text.matchAll(/\b(?:folia|nodejs|process)_\w+/g)].flatMap(([name]) => metrics.get(name) ?? []);
        if (![...known, ...all].includes(words)) faults.push(`no metric of it has the label ${words}`);
      }
    },
  });
  if (used.length === 0) faults.push('it asks for no metric');
  return faults.map((fault) => `${fault}: ${query.trim().replaceAll(/\s+/g, ' ')}`);
}
