import { spentBeforeMonths } from '@folia/contracts/deletion/days';
import { bytea, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const listIdentities = statement('list-identities-to-remember', {
  text: 'SELECT issuer, subject FROM identity WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { issuer: text, subject: text },
});
// What never starts again is counted from the epoch.
const rememberSpent = statement('remember-spent-units', {
  text: `
    INSERT INTO spent_before AS s (identity, meter, used, kept_until)
    SELECT mark, c.meter, c.used, now() + make_interval(months => $3)
    FROM usage_count c CROSS JOIN unnest($2::bytea[]) mark WHERE c.account_id = $1 AND c.period_start = to_timestamp(0) AND c.used > 0
    ON CONFLICT (identity, meter) DO UPDATE SET used = greatest(s.used, excluded.used), kept_until = excluded.kept_until`,
  takes: { accountId: uuid, identities: bytea.array, months: int4 },
});
const goOn = statement('go-on-from-spent-units', {
  text: `
    INSERT INTO usage_count (account_id, meter, period_start, used)
    SELECT $1, meter, to_timestamp(0), max(used) FROM spent_before WHERE identity = ANY($2) AND kept_until > now() GROUP BY meter`,
  takes: { accountId: uuid, identities: bytea.array },
});
const forgetOld = statement('forget-spent-units', { text: 'DELETE FROM spent_before WHERE kept_until < now()' });

@Injectable()
export class SpentBeforeRepository {
  async identitiesOf(manager: EntityManager, userId: string): Promise<{ issuer: string; subject: string }[]> {
    return rows(manager, listIdentities, { userId });
  }

  async remember(manager: EntityManager, accountId: string, identities: readonly Buffer[]): Promise<void> {
    await affected(manager, rememberSpent, { accountId, identities, months: spentBeforeMonths });
  }

  async goOn(manager: EntityManager, accountId: string, identities: readonly Buffer[]): Promise<void> {
    await affected(manager, goOn, { accountId, identities });
  }

  async forgetOld(manager: EntityManager): Promise<void> {
    await affected(manager, forgetOld);
  }
}
