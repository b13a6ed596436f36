import { adminPageSize } from '@folia/contracts/admin/shapes';
import { type FeedbackKind, type FeedbackState } from '@folia/contracts/feedback/kinds';
import { type Feedback, feedbackDays, feedbackPerDay, feedbackPerHour, type OwnFeedback, ownFeedbackSize } from '@folia/contracts/feedback/shapes';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewFeedback = {
  id: string;
  key: string;
  userId: string | null;
  email: string | null;
  kind: FeedbackKind;
  text: string;
  page: string;
  ipHash: string | null;
};

const findByKey = statement('find-feedback-by-key', {
  text: 'SELECT id FROM feedback WHERE key = $1 AND user_id IS NOT DISTINCT FROM $2',
  takes: { key: uuid, userId: uuid.nullable },
  gives: { id: uuid },
});
const countLately = statement('count-feedback-lately', {
  text: `
    SELECT count(*) FILTER (WHERE user_id = $1 AND created_at >= date_trunc('day', now(), 'UTC'))::int AS today,
      count(*) FILTER (WHERE ip_hash = $2 AND created_at > now() - interval '1 hour')::int AS hour,
      coalesce(ceil(extract(epoch FROM min(created_at) FILTER (WHERE ip_hash = $2 AND created_at > now() - interval '1 hour')
        + interval '1 hour' - now())), 1)::int AS "waitS"
    FROM feedback WHERE user_id = $1 OR ip_hash = $2`,
  takes: { userId: uuid.nullable, ipHash: text.nullable },
  gives: { today: int4, hour: int4, waitS: int4 },
});
const insertFeedback = statement('insert-feedback', {
  text: `
    INSERT INTO feedback (id, key, user_id, email, kind, text, page, ip_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  takes: { id: uuid, key: uuid, userId: uuid.nullable, email: text.nullable, kind: text, text, page: text, ipHash: text.nullable },
});
const listOwn = statement('list-own-feedback', {
  text: `
    SELECT id, kind, text, page, state, answer, answered_at AS "answeredAt", created_at AS "createdAt" FROM feedback
    WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
  takes: { userId: uuid, limit: int8 },
  gives: {
    id: uuid,
    kind: text.as<FeedbackKind>(),
    text,
    page: text,
    state: text.as<FeedbackState>(),
    answer: text.nullable,
    answeredAt: timestamptz.nullable,
    createdAt: timestamptz,
  },
});
const queue = (condition: string, order: 'ASC' | 'DESC') => ({
  text: `
    SELECT f.id, f.kind, f.text, f.page, f.state, f.answer, f.answered_at AS "answeredAt", f.created_at AS "createdAt", f.user_id AS "userId", u.uname,
      f.email, f.answered_by AS "answeredBy", a.uname AS "answeredByUname"
    FROM feedback f LEFT JOIN "user" u ON u.id = f.user_id LEFT JOIN "user" a ON a.id = f.answered_by
    WHERE ${condition} ORDER BY f.id ${order} LIMIT $3`,
  takes: { state: text, cursor: uuid.nullable, limit: int8 },
  gives: {
    ...listOwn.gives,
    userId: uuid.nullable,
    uname: text.nullable,
    email: text.nullable,
    answeredBy: uuid.nullable,
    answeredByUname: text.nullable,
  },
});
const listOldest = statement('list-feedback-oldest-first', queue('f.state = $1 AND ($2::uuid IS NULL OR f.id > $2)', 'ASC'));
const listLatest = statement('list-feedback-latest-first', queue('f.state = $1 AND ($2::uuid IS NULL OR f.id < $2)', 'DESC'));
const listAdmins = statement('list-admins-to-tell', {
  text: 'SELECT id FROM "user" WHERE is_admin AND suspended_at IS NULL ORDER BY id',
  gives: { id: uuid },
});
const answerFeedback = statement('answer-feedback', {
  text: `
    UPDATE feedback SET state = 'answered', answer = $2, answered_by = $3, answered_at = now()
    WHERE id = $1 AND state = 'new' AND (user_id IS NOT NULL OR email IS NOT NULL) RETURNING user_id AS "userId", email`,
  takes: { id: uuid, answer: text, by: uuid },
  gives: { userId: uuid.nullable, email: text.nullable },
});
const closeFeedback = statement('close-feedback', {
  text: `UPDATE feedback SET state = 'closed' WHERE id = $1 AND state <> 'closed'`,
  takes: { id: uuid },
});
const hasFeedback = statement('has-feedback', { text: 'SELECT 1 FROM feedback WHERE id = $1', takes: { id: uuid } });
const forgetNetworks = statement('forget-networks-of-feedback', {
  text: `UPDATE feedback SET ip_hash = NULL WHERE ip_hash IS NOT NULL AND created_at < now() - interval '1 day'`,
});
const forgetFeedback = statement('forget-feedback', {
  text: 'DELETE FROM feedback WHERE created_at < now() - make_interval(days => $1)',
  takes: { days: int4 },
});

const toOwn = ({ answer, answeredAt, createdAt, ...rest }: Row<typeof listOwn>): OwnFeedback => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
});

const toFeedback = ({ userId, uname, email, answeredBy, answeredByUname, ...rest }: Row<typeof listOldest>): Feedback => {
  const own = toOwn(rest);
  return {
    ...own,
    from: userId ? { id: userId, uname } : null,
    email,
    answer: own.answer && answeredBy ? { ...own.answer, by: { id: answeredBy, uname: answeredByUname } } : null,
  };
};

/** What people say about the product. */
@Injectable()
export class FeedbackRepository {
  constructor(private readonly database: DataSource) {}

  /** Feedback that this sender has sent with this key before. */
  async findByKey(manager: EntityManager, key: string, userId: string | null): Promise<string | null> {
    return (await row(manager, findByKey, { key, userId }))?.id ?? null;
  }

  /** Otherwise: the seconds until this network address may write again, or null for tomorrow (a person). */
  async insert(manager: EntityManager, made: NewFeedback): Promise<{ kept: true } | { kept: false; waitS: number | null }> {
    const { today, hour, waitS } = await onlyRow(manager, countLately, { userId: made.userId, ipHash: made.ipHash });
    if (today >= feedbackPerDay) return { kept: false, waitS: null };
    if (hour >= feedbackPerHour) return { kept: false, waitS: Math.max(1, waitS) };
    await affected(manager, insertFeedback, made);
    return { kept: true };
  }

  async listOwn(userId: string): Promise<OwnFeedback[]> {
    return (await rows(this.database, listOwn, { userId, limit: ownFeedbackSize })).map(toOwn);
  }

  async list(state: FeedbackState, cursor: string | undefined): Promise<Feedback[]> {
    const found = await rows(this.database, state === 'new' ? listOldest : listLatest, { state, cursor: cursor ?? null, limit: adminPageSize });
    return found.map(toFeedback);
  }

  /** The admins whom new feedback is told. */
  async listAdmins(manager: EntityManager): Promise<string[]> {
    return (await rows(manager, listAdmins)).map(({ id }) => id);
  }

  /** Who is to hear the answer; null when the feedback is not new, or nobody can be reached. */
  async answer(manager: EntityManager, id: string, answer: string, by: string): Promise<Row<typeof answerFeedback> | null> {
    return row(manager, answerFeedback, { id, answer, by });
  }

  /** False when it is closed already. */
  async close(id: string): Promise<boolean> {
    return (await affected(this.database, closeFeedback, { id })) > 0;
  }

  async exists(id: string): Promise<boolean> {
    return (await affected(this.database, hasFeedback, { id })) > 0;
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetNetworks);
    await affected(this.database, forgetFeedback, { days: feedbackDays });
  }
}
