import type { SwitchName } from '@folia/contracts/feature-switch/names';
import { bool, text, timestamptz } from '@folia/platform/sql-type';
import { affected, type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listSwitches = statement('list-feature-switches', {
  text: 'SELECT name, is_off AS "isOff", changed_at AS "changedAt" FROM feature_switch',
  gives: { name: text.as<SwitchName>(), isOff: bool, changedAt: timestamptz },
});
const setSwitch = statement('set-feature-switch', {
  text: `
    INSERT INTO feature_switch AS kept (name, is_off) SELECT $1, $2 WHERE $2 OR EXISTS (SELECT 1 FROM feature_switch WHERE name = $1)
    ON CONFLICT (name) DO UPDATE SET is_off = excluded.is_off, changed_at = now() WHERE kept.is_off <> excluded.is_off`,
  takes: { name: text, isOff: bool },
});

@Injectable()
export class FeatureSwitchRepository {
  constructor(private readonly database: DataSource) {}

  /** Those that somebody has ever switched. */
  list(): Promise<Row<typeof listSwitches>[]> {
    return rows(this.database, listSwitches);
  }

  /** False: it stands so already. */
  async set(manager: EntityManager, name: SwitchName, isOff: boolean): Promise<boolean> {
    return (await affected(manager, setSwitch, { name, isOff })) > 0;
  }
}
