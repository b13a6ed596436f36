import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { planTerms } from '@folia/contracts/plan/shapes';
import { planNames } from '@folia/contracts/plans';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { env } from './env';
import { withFields } from './plan/changed-terms';
import { PlanService } from './plan/plan.service';

const usage = `Say what to change and why: --plan ${planNames.join('|')} --set price=31 [--set meters.fit-score.limit=300] [--set storageBytes=null] --reason "…"`;

/** An operator's command: changes what a plan costs and allows, and prints the terms that hold from then on. */
async function main() {
  const { values } = parseArgs({ options: { plan: { type: 'string' }, set: { type: 'string', multiple: true, default: [] }, reason: { type: 'string' } } });
  const plan = planNames.find((name) => name === values.plan);
  if (!plan || values.set.length === 0 || !values.reason?.trim()) throw new Error(usage);
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false, abortOnError: false });
  const { plans, versions } = await app.get(PlanService).list();
  const asked = planTerms.safeParse(withFields(plans[plan], values.set));
  if (!asked.success) throw new Error(asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const changed = await app.get(PlanService).change(null, { plan, version: versions[plan], terms: asked.data, reason: values.reason.trim() });
  console.log(JSON.stringify(changed.plans[plan], undefined, 2));
  await app.close();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
