import type { Delivery, DeliveryTry, OpenDelivery } from '@folia/contracts/webhook/shapes';
import { type DeliveryState, deliveryMs, mostReplayed, oldSecretHours, webhookPing } from '@folia/contracts/webhook/words';
import { isLeavingSql } from '@folia/platform/departure';
import { newId } from '@folia/platform/new-id';
import { bool, float8, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { messageIdOf } from './sign-delivery';

/** SQL: whether the last try of a delivery was not answered as wanted, so that it may be sent again. Pings are not: a new one says as much. */
export const isUnansweredSql = `(type <> '${webhookPing}' AND (state IN ('failed', 'stopped') OR (state IN ('waiting', 'sending') AND tries <> '[]')))`;
/** A try that has not ended by then was cut off with its process. */
const lostAfter = `interval '${deliveryMs / 1_000 + 5} s'`;
const isDueSql = `delivery.due_at <= now() AND (delivery.state = 'waiting' OR (delivery.state = 'sending' AND delivery.claimed_at < now() - ${lostAfter}))`;
/** The most tries that are remembered: those of three rounds. */
const keptTries = 30;

const deliveryColumns = `delivery.id, delivery.type, delivery.state, delivery.tries, delivery.created_at AS "createdAt",
  CASE WHEN delivery.state = 'waiting' THEN delivery.due_at END AS "nextAt"`;
const deliveryRow = {
  id: uuid,
  type: text.as<Delivery['type']>(),
  state: text.as<DeliveryState>(),
  tries: jsonb.as<DeliveryTry[]>(),
  createdAt: timestamptz,
  nextAt: timestamptz.nullable,
};

const insertDeliveries = statement('insert-deliveries', {
  text: `
    INSERT INTO webhook_delivery (id, endpoint_id, event_id, type, about, body)
    SELECT *, $3, $4, $5, $6 FROM unnest($1::uuid[], $2::uuid[]) ON CONFLICT DO NOTHING`,
  takes: { ids: uuid.array, endpointIds: uuid.array, eventId: uuid, type: text, about: uuid.nullable, body: text },
});
const claimDeliveries = statement('claim-deliveries', {
  text: `
    WITH due AS (
      SELECT delivery.id FROM webhook_delivery delivery JOIN webhook_endpoint endpoint ON endpoint.id = delivery.endpoint_id
      WHERE delivery.endpoint_id = $1 AND ${isDueSql} AND (endpoint.state = 'live' OR (endpoint.state = 'waiting' AND delivery.type = '${webhookPing}'))
        AND NOT ${isLeavingSql('endpoint.account_id')}
      ORDER BY delivery.due_at
      LIMIT (SELECT greatest(0, CASE WHEN failing_since IS NULL THEN $3::int ELSE $4::int END - $2::int) FROM webhook_endpoint WHERE id = $1)
      FOR UPDATE OF delivery SKIP LOCKED
    )
    UPDATE webhook_delivery delivery SET state = 'sending', attempt = attempt + 1, claimed_at = now()
    FROM due, webhook_endpoint endpoint WHERE delivery.id = due.id AND endpoint.id = delivery.endpoint_id
    RETURNING delivery.id, delivery.endpoint_id AS "endpointId", delivery.attempt, delivery.round, delivery.type, delivery.body, endpoint.url,
      endpoint.failing_since IS NOT NULL AS "isFailing",
      endpoint.sealed_secret AS "sealedSecret",
      CASE WHEN endpoint.rotated_at > now() - interval '${oldSecretHours} h' THEN endpoint.old_sealed_secret END AS "oldSealedSecret"`,
  takes: { endpointId: uuid, running: int4, most: int4, mostOfFailing: int4 },
  gives: {
    id: uuid,
    endpointId: uuid,
    attempt: int4,
    round: int4,
    type: text.as<Delivery['type']>(),
    body: text,
    url: text,
    isFailing: bool,
    sealedSecret: text,
    oldSealedSecret: text.nullable,
  },
  isPrepared: true,
});
const saveTries = statement('save-tries', {
  text: `
    UPDATE webhook_delivery delivery SET state = made.state, round = round + 1, due_at = now() + make_interval(secs => made.wait),
      tries = CASE WHEN jsonb_array_length(tries) >= ${keptTries} THEN tries - 0 ELSE tries END || made.try, sent = made.sent, answer = made.answer
    FROM unnest($1::uuid[], $2::int[], $3::text[], $4::float8[], $5::jsonb[], $6::jsonb[], $7::jsonb[]) AS made (id, attempt, state, wait, try, sent, answer)
    WHERE delivery.id = made.id AND delivery.attempt = made.attempt AND delivery.state = 'sending'`,
  takes: {
    ids: uuid.array,
    attempts: int4.array,
    states: text.array,
    waits: float8.array,
    tries: jsonb.array,
    sent: jsonb.array,
    answers: jsonb.nullable.array,
  },
});
const noteAnswered = statement('note-webhooks-that-answered', {
  text: `
    UPDATE webhook_endpoint endpoint SET failing_since = NULL, last_failed_at = NULL, told_day = 0,
      state = CASE WHEN endpoint.state = 'waiting' AND made.type = '${webhookPing}' THEN 'live' ELSE endpoint.state END
    FROM unnest($1::uuid[], $2::text[], $3::text[]) AS made (id, url, type)
    WHERE endpoint.id = made.id AND endpoint.url = made.url
      AND (endpoint.failing_since IS NOT NULL OR (endpoint.state = 'waiting' AND made.type = '${webhookPing}'))`,
  takes: { endpointIds: uuid.array, urls: text.array, types: text.array },
});
const noteFailed = statement('note-webhooks-that-failed', {
  text: `
    UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, now()), last_failed_at = now()
    WHERE id = ANY ($1) AND state = 'live' AND (last_failed_at IS NULL OR last_failed_at < now() - interval '1 minute')`,
  takes: { endpointIds: uuid.array },
});
const noteGone = statement('note-webhooks-that-are-gone', {
  text: `UPDATE webhook_endpoint SET state = 'off', off_reason = 'gone', version = version + 1 WHERE id = ANY ($1) AND state <> 'off'`,
  takes: { endpointIds: uuid.array },
});
const stopOfOff = statement('stop-deliveries-of-webhooks-that-are-off', {
  text: `
    UPDATE webhook_delivery delivery SET state = 'stopped', attempt = attempt + 1 FROM webhook_endpoint endpoint
    WHERE endpoint.id = delivery.endpoint_id AND endpoint.state = 'off' AND delivery.state IN ('waiting', 'sending') AND endpoint.id = ANY ($1)`,
  takes: { endpointIds: uuid.array },
});
const listDue = statement('list-webhooks-with-due-deliveries', {
  text: `
    SELECT endpoint.id FROM webhook_endpoint endpoint
    WHERE endpoint.state <> 'off' AND EXISTS (SELECT 1 FROM webhook_delivery delivery WHERE delivery.endpoint_id = endpoint.id AND ${isDueSql})`,
  gives: { id: uuid },
});
const listDeliveries = statement('list-deliveries', {
  text: `
    SELECT ${deliveryColumns} FROM webhook_delivery delivery
    WHERE endpoint_id = $1 AND ($2::uuid IS NULL OR id < $2) AND (NOT $3 OR ${isUnansweredSql}) ORDER BY id DESC LIMIT $4`,
  takes: { endpointId: uuid, cursor: uuid.nullable, isUnanswered: bool, limit: int8 },
  gives: deliveryRow,
});
const findDelivery = statement('find-delivery', {
  text: `SELECT ${deliveryColumns}, delivery.body, delivery.sent, delivery.answer FROM webhook_delivery delivery WHERE endpoint_id = $1 AND id = $2`,
  takes: { endpointId: uuid, id: uuid },
  gives: { ...deliveryRow, body: text, sent: jsonb.as<OpenDelivery['sent']>().nullable, answer: jsonb.as<OpenDelivery['answer']>().nullable },
});
const replay = statement('replay-delivery', {
  text: `
    UPDATE webhook_delivery SET state = 'waiting', round = 0, due_at = now(), attempt = attempt + 1
    WHERE endpoint_id = $1 AND id = $2 AND state <> 'sending'`,
  takes: { endpointId: uuid, id: uuid },
});
const replayFailed = statement('replay-failed-deliveries', {
  text: `
    UPDATE webhook_delivery SET state = 'waiting', round = 0, due_at = now(), attempt = attempt + 1
    WHERE id IN (
      SELECT id FROM webhook_delivery WHERE endpoint_id = $1 AND created_at >= $2 AND state <> 'sending' AND ${isUnansweredSql}
      ORDER BY id LIMIT ${mostReplayed} FOR UPDATE)`,
  takes: { endpointId: uuid, since: timestamptz },
});
const forgetAbout = statement('forget-deliveries-about', {
  text: `
    DELETE FROM webhook_delivery USING webhook_endpoint endpoint
    WHERE endpoint.id = endpoint_id AND endpoint.account_id = $1 AND about = $2 AND type NOT IN ('consent.withdrawn', 'candidate.deleted')`,
  takes: { accountId: uuid, about: uuid },
});

/** Something that endpoints are told: which event, of which type, in the very words. `about` is a candidate. */
export type NewDelivery = { eventId: string; type: Delivery['type']; about: string | null; body: string };
export type ClaimedDelivery = Row<typeof claimDeliveries>;
/** How a try of a claimed delivery went: `wait` is in seconds, until the next one if its state is `waiting`. */
export type EndedTry = {
  claimed: ClaimedDelivery;
  state: DeliveryState;
  wait: number;
  made: DeliveryTry;
  sent: Record<string, string>;
  answer: OpenDelivery['answer'];
  isGone: boolean;
};

/** What endpoints are told. A row is the truth; a message only says that an endpoint has something due (DESIGN section 1.4). */
@Injectable()
export class DeliveryRepository {
  constructor(readonly database: DataSource) {}

  /** One row for each endpoint; an event that an endpoint knows already is left. Answers the rows' ids. */
  async insert(manager: EntityManager, endpointIds: readonly string[], { eventId, type, about, body }: NewDelivery): Promise<string[]> {
    const ids = endpointIds.map(() => newId());
    await affected(manager, insertDeliveries, { ids, endpointIds, eventId, type, about, body });
    return ids;
  }

  /** Takes what is due for an endpoint, as far as it has free places: `running` are taken already. */
  async claim(endpointId: string, running: number, places: { most: number; mostOfFailing: number }): Promise<ClaimedDelivery[]> {
    return rows(this.database, claimDeliveries, { endpointId, running, ...places });
  }

  /** Writes how tries went, and what that says about their endpoints. A try whose claim another worker has taken over writes nothing. */
  async save(tries: readonly EndedTry[]): Promise<void> {
    const answered = tries.filter(({ state }) => state === 'delivered').map(({ claimed }) => claimed);
    const answeredIds = new Set(answered.map(({ endpointId }) => endpointId));
    const failedIds = [...new Set(tries.map(({ claimed }) => claimed.endpointId))].filter((id) => !answeredIds.has(id));
    const goneIds = tries.filter(({ isGone }) => isGone).map(({ claimed }) => claimed.endpointId);
    await this.database.transaction(async (manager) => {
      await affected(manager, saveTries, {
        ids: tries.map(({ claimed }) => claimed.id),
        attempts: tries.map(({ claimed }) => claimed.attempt),
        states: tries.map(({ state }) => state),
        waits: tries.map(({ wait }) => wait),
        tries: tries.map(({ made }) => made),
        sent: tries.map(({ sent }) => sent),
        answers: tries.map(({ answer }) => answer),
      });
      if (answered.length > 0) {
        const once = [...new Map(answered.map((one) => [`${one.endpointId} ${one.url} ${one.type}`, one])).values()];
        await affected(manager, noteAnswered, {
          endpointIds: once.map(({ endpointId }) => endpointId),
          urls: once.map(({ url }) => url),
          types: once.map(({ type }) => type),
        });
      }
      if (failedIds.length > 0) await affected(manager, noteFailed, { endpointIds: failedIds });
      if (goneIds.length === 0) return;
      await affected(manager, noteGone, { endpointIds: goneIds });
      await this.stop(manager, goneIds);
    });
  }

  /** What is waiting for endpoints that are off is sent no more, unless somebody wants it. */
  async stop(manager: EntityManager, endpointIds: readonly string[]): Promise<void> {
    await affected(manager, stopOfOff, { endpointIds });
  }

  async listDue(): Promise<string[]> {
    return (await rows(this.database, listDue)).map(({ id }) => id);
  }

  /** The latest first, older than `cursor`. */
  async list(endpointId: string, { state, cursor, limit }: { state: 'all' | 'failed'; cursor?: string; limit: number }): Promise<Delivery[]> {
    const found = await rows(this.database, listDeliveries, { endpointId, cursor: cursor ?? null, isUnanswered: state === 'failed', limit });
    return found.map(toDelivery);
  }

  async find(endpointId: string, id: string): Promise<OpenDelivery | null> {
    const found = await row(this.database, findDelivery, { endpointId, id });
    if (!found) return null;
    const { body, sent, answer, ...rest } = found;
    return { ...toDelivery(rest), body, sent, answer };
  }

  async replay(endpointId: string, id: string): Promise<void> {
    await affected(this.database, replay, { endpointId, id });
  }

  async replayFailed(endpointId: string, since: string): Promise<number> {
    return affected(this.database, replayFailed, { endpointId, since });
  }

  /** Takes back what endpoints of an account were told about a candidate, but for that they are gone. */
  async forgetAbout(manager: EntityManager, accountId: string, about: string): Promise<void> {
    await affected(manager, forgetAbout, { accountId, about });
  }
}

const toDelivery = ({ createdAt, nextAt, ...rest }: Row<typeof listDeliveries>): Delivery => ({
  ...rest,
  messageId: messageIdOf(rest.id),
  nextAt: nextAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
