import type { Webhook } from '@folia/contracts/webhook/shapes';
import { deliveryDays, failingDays, oldSecretHours, type WebhookType } from '@folia/contracts/webhook/words';
import { isLeavingSql } from '@folia/platform/departure';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUnansweredSql } from './delivery.repository';

const lastDay = failingDays.at(-1) ?? 0;
/** SQL: until when the secret before the present one signs. */
const oldSecretUntilSql = `CASE WHEN endpoint.old_sealed_secret IS NOT NULL AND endpoint.rotated_at > now() - interval '${oldSecretHours} h'
  THEN endpoint.rotated_at + interval '${oldSecretHours} h' END`;

const webhookColumns = `endpoint.id, endpoint.url, endpoint.types, endpoint.state, endpoint.off_reason AS "offReason",
  endpoint.failing_since AS "failingSince", ${oldSecretUntilSql} AS "oldSecretUntil", endpoint.rotated_at AS "rotatedAt", endpoint.version,
  endpoint.created_at AS "createdAt", counted.told, counted.delivered, counted.failed`;
const counted = `LATERAL (
  SELECT count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS told,
    count(*) FILTER (WHERE state = 'delivered' AND created_at > now() - interval '1 day')::int AS delivered,
    count(*) FILTER (WHERE ${isUnansweredSql})::int AS failed
  FROM webhook_delivery WHERE endpoint_id = endpoint.id AND (created_at > now() - interval '1 day' OR state <> 'delivered')) counted`;
const webhookRow = {
  id: uuid,
  url: text,
  types: text.as<WebhookType>().array,
  state: text.as<Webhook['state']>(),
  offReason: text.as<NonNullable<Webhook['offReason']>>().nullable,
  failingSince: timestamptz.nullable,
  oldSecretUntil: timestamptz.nullable,
  rotatedAt: timestamptz.nullable,
  version: int4,
  createdAt: timestamptz,
  told: int4,
  delivered: int4,
  failed: int4,
};

const lockAccount = statement('lock-webhooks-of-account', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('webhook:' || $1::text, 0))`,
  takes: { accountId: text },
});
const countWebhooks = statement('count-webhooks', {
  text: 'SELECT count(*)::int AS count FROM webhook_endpoint WHERE account_id = $1',
  takes: { accountId: uuid },
  gives: { count: int4 },
});
const listWebhooks = statement('list-webhooks', {
  text: `SELECT ${webhookColumns} FROM webhook_endpoint endpoint, ${counted} WHERE account_id = $1 ORDER BY endpoint.id`,
  takes: { accountId: uuid },
  gives: webhookRow,
});
const findWebhook = statement('find-webhook', {
  text: `SELECT ${webhookColumns} FROM webhook_endpoint endpoint, ${counted} WHERE account_id = $1 AND endpoint.id = $2`,
  takes: { accountId: uuid, id: uuid },
  gives: webhookRow,
});
const insertWebhook = statement('insert-webhook', {
  text: 'INSERT INTO webhook_endpoint (id, account_id, made_by, url, types, sealed_secret) VALUES ($1, $2, $3, $4, $5, $6)',
  takes: { id: uuid, accountId: uuid, madeBy: uuid, url: text, types: text.array, sealedSecret: text },
});
// Whoever changes the address, or switches it on again, has to show once more that it is theirs.
const updateWebhook = statement('update-webhook', {
  text: `
    UPDATE webhook_endpoint SET url = $4, types = $5, state = $6, off_reason = CASE WHEN $6 = 'off' THEN coalesce(off_reason, 'by-hand') END, version = version + 1,
      failing_since = CASE WHEN $6 = state THEN failing_since END, last_failed_at = CASE WHEN $6 = state THEN last_failed_at END,
      told_day = CASE WHEN $6 = state THEN told_day ELSE 0 END
    WHERE account_id = $1 AND id = $2 AND version = $3`,
  takes: { accountId: uuid, id: uuid, version: int4, url: text, types: text.array, state: text.as<Webhook['state']>() },
});
const deleteWebhook = statement('delete-webhook', {
  text: 'DELETE FROM webhook_endpoint WHERE account_id = $1 AND id = $2',
  takes: { accountId: uuid, id: uuid },
});
const deleteOfAccount = statement('delete-webhooks-of-account', {
  text: 'DELETE FROM webhook_endpoint WHERE account_id = $1',
  takes: { accountId: uuid },
});
const forgetMaker = statement('forget-maker-of-webhooks', {
  text: 'UPDATE webhook_endpoint SET made_by = NULL WHERE made_by = $1 AND account_id <> $1',
  takes: { userId: uuid },
});
const findSecret = statement('find-webhook-secret', {
  text: `
    SELECT sealed_secret AS "sealedSecret", ${oldSecretUntilSql} AS "oldSecretUntil"
    FROM webhook_endpoint endpoint WHERE account_id = $1 AND id = $2`,
  takes: { accountId: uuid, id: uuid },
  gives: { sealedSecret: text, oldSecretUntil: timestamptz.nullable },
});
const rotateSecret = statement('rotate-webhook-secret', {
  text: `
    UPDATE webhook_endpoint SET old_sealed_secret = sealed_secret, sealed_secret = $3, rotated_at = now(), version = version + 1
    WHERE account_id = $1 AND id = $2`,
  takes: { accountId: uuid, id: uuid, sealedSecret: text },
});
const listSealed = statement('list-sealed-webhook-secrets', {
  text: 'SELECT id, sealed_secret AS "sealedSecret", old_sealed_secret AS "oldSealedSecret" FROM webhook_endpoint',
  gives: { id: uuid, sealedSecret: text, oldSealedSecret: text.nullable },
});
const sealAgain = statement('seal-webhook-secret-again', {
  text: `
    UPDATE webhook_endpoint SET sealed_secret = CASE sealed_secret WHEN $2 THEN $3 ELSE sealed_secret END,
      old_sealed_secret = CASE old_sealed_secret WHEN $2 THEN $3 ELSE old_sealed_secret END WHERE id = $1`,
  takes: { id: uuid, sealed: text, sealedAgain: text },
});
const listListening = statement('list-listening-webhooks', {
  text: `
    SELECT id FROM webhook_endpoint WHERE account_id = $1 AND state = 'live' AND $2 = ANY (types) AND NOT ${isLeavingSql('account_id')}
    FOR KEY SHARE`,
  takes: { accountId: uuid, type: text },
  gives: { id: uuid },
});
// Only a failure tells how long it has lasted: an endpoint that is told nothing for days fails no longer than before.
const tellFailing = statement('tell-failing-webhooks', {
  text: `
    WITH due AS (
      SELECT id, day FROM webhook_endpoint, unnest($1::int[]) day
      WHERE state = 'live' AND told_day < day AND last_failed_at >= failing_since + day * interval '1 day'
    ), latest AS (SELECT id, max(day) AS day FROM due GROUP BY id)
    UPDATE webhook_endpoint endpoint SET told_day = latest.day, version = version + 1,
      state = CASE WHEN latest.day >= ${lastDay} THEN 'off' ELSE state END,
      off_reason = CASE WHEN latest.day >= ${lastDay} THEN 'failing' END
    FROM latest WHERE endpoint.id = latest.id RETURNING endpoint.id, endpoint.made_by AS "madeBy", latest.day`,
  takes: { days: int4.array },
  gives: { id: uuid, madeBy: uuid.nullable, day: int4.notNull },
});
const removeOld = statement('remove-old-deliveries', {
  text: `DELETE FROM webhook_delivery WHERE id IN (SELECT id FROM webhook_delivery WHERE created_at < now() - interval '${deliveryDays} days' LIMIT 5000)`,
});

/** Endpoints of accounts. Every statement about one names its account, so another account's endpoints do not exist here. */
@Injectable()
export class WebhookRepository {
  constructor(readonly database: DataSource) {}

  /** How many endpoints an account has; until the transaction ends, no other transaction can count. */
  async count(manager: EntityManager, accountId: string): Promise<number> {
    await affected(manager, lockAccount, { accountId });
    return (await onlyRow(manager, countWebhooks, { accountId })).count;
  }

  async list(accountId: string): Promise<Webhook[]> {
    return (await rows(this.database, listWebhooks, { accountId })).map(toWebhook);
  }

  async find(accountId: string, id: string, database: DataSource | EntityManager = this.database): Promise<Webhook | null> {
    const found = await row(database, findWebhook, { accountId, id });
    return found && toWebhook(found);
  }

  async insert(
    manager: EntityManager,
    webhook: { id: string; accountId: string; madeBy: string; url: string; types: readonly string[]; sealedSecret: string },
  ) {
    await affected(manager, insertWebhook, webhook);
  }

  /** False when the version is another one. */
  async update(
    manager: EntityManager,
    change: { accountId: string; id: string; version: number; url: string; types: readonly string[]; state: Webhook['state'] },
  ): Promise<boolean> {
    return (await affected(manager, updateWebhook, change)) > 0;
  }

  async delete(accountId: string, id: string): Promise<boolean> {
    return (await affected(this.database, deleteWebhook, { accountId, id })) > 0;
  }

  async deleteOfAccount(manager: EntityManager, accountId: string): Promise<void> {
    await affected(manager, deleteOfAccount, { accountId });
  }

  /** An organisation's endpoint outlives who made it. */
  async forgetMaker(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, forgetMaker, { userId });
  }

  async findSecret(accountId: string, id: string): Promise<Row<typeof findSecret> | null> {
    return row(this.database, findSecret, { accountId, id });
  }

  async listSealed(): Promise<Row<typeof listSealed>[]> {
    return rows(this.database, listSealed);
  }

  /** Wherever the endpoint still has it, as its present secret or its former one. */
  async sealAgain(id: string, sealed: string, sealedAgain: string): Promise<void> {
    await affected(this.database, sealAgain, { id, sealed, sealedAgain });
  }

  async rotateSecret(accountId: string, id: string, sealedSecret: string): Promise<boolean> {
    return (await affected(this.database, rotateSecret, { accountId, id, sealedSecret })) > 0;
  }

  /** The live endpoints of an account that want this type; they are not deleted while the transaction lasts. */
  async listListening(manager: EntityManager, accountId: string, type: WebhookType): Promise<string[]> {
    return (await rows(manager, listListening, { accountId, type })).map(({ id }) => id);
  }

  /** Notes of which failing endpoints somebody is to be told now, and switches off those of the last day. */
  async tellFailing(manager: EntityManager): Promise<Row<typeof tellFailing>[]> {
    return rows(manager, tellFailing, { days: failingDays });
  }

  async removeOldDeliveries(): Promise<void> {
    while ((await affected(this.database, removeOld)) > 0);
  }
}

const toWebhook = ({ failingSince, oldSecretUntil, rotatedAt, createdAt, ...rest }: Row<typeof findWebhook>): Webhook => ({
  ...rest,
  failingSince: failingSince?.toISOString() ?? null,
  offAt: failingSince && rest.state === 'live' ? new Date(failingSince.getTime() + lastDay * 86_400_000).toISOString() : null,
  oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
  rotatedAt: rotatedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
