import type { PlanList } from '@folia/contracts/plan/shapes';
import type { Plan, PlanName } from '@folia/contracts/plans';
import { int4, jsonb, text } from '@folia/platform/sql-type';
import { affected, type Database, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { wholeTerms } from './whole-terms';

const listPlans = statement('list-plans', {
  text: 'SELECT name, terms, version FROM plan',
  gives: { name: text.as<PlanName>(), terms: jsonb.as<Partial<Plan>>(), version: int4 },
});
const changePlan = statement('change-plan-terms', {
  text: 'UPDATE plan SET terms = $3, version = version + 1, changed_at = now() WHERE name = $1 AND version = $2',
  takes: { name: text, version: int4, terms: jsonb },
});

@Injectable()
export class PlanRepository {
  constructor(private readonly database: DataSource) {}

  async list(database: Database = this.database): Promise<PlanList> {
    const found = await rows(database, listPlans);
    return {
      plans: Object.fromEntries(found.map(({ name, terms }) => [name, wholeTerms(name, terms)])) as PlanList['plans'],
      versions: Object.fromEntries(found.map(({ name, version }) => [name, version])) as PlanList['versions'],
    };
  }

  /** False: somebody else changed this plan since `version`. */
  async change(manager: EntityManager, name: PlanName, version: number, terms: Plan): Promise<boolean> {
    return (await affected(manager, changePlan, { name, version, terms })) > 0;
  }
}
