import type { Revision, RevisionCause, RevisionChange } from '@folia/contracts/history/shapes';
import { keptRevisions } from '@folia/contracts/limits';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { bool, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Undo } from './portfolio-state';

export type NewRevision = { cause: RevisionCause; subject: string | null; undo: Undo; changes: RevisionChange[]; more: number; restoredTo: Date | null };
export type Step = { id: string; undo: Undo };

const columns = 'id, at, by, cause, changes, more, restored_to AS "restoredTo"';
const gives = {
  id: uuid,
  at: timestamptz,
  by: text.as<Revision['by']>(),
  cause: text.as<RevisionCause>(),
  changes: jsonb.as<RevisionChange[]>(),
  more: int4,
  restoredTo: timestamptz.nullable,
};
const undo = jsonb.as<Undo>();

const addRevision = statement('add-revision', {
  text: 'INSERT INTO revision (id, owner_id, cause, subject, undo, changes, more, restored_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
  takes: { id: uuid, ownerId: uuid, cause: text, subject: text.nullable, undo, changes: jsonb, more: int4, restoredTo: timestamptz.nullable },
});
const removeSurplus = statement('remove-surplus-revisions', {
  text: 'DELETE FROM revision WHERE owner_id = $1 AND number <= (SELECT number FROM revision WHERE owner_id = $1 ORDER BY number DESC OFFSET $2 LIMIT 1)',
  takes: { ownerId: uuid, most: int8 },
});
const findNewest = statement('find-newest-revision', {
  text: `
    SELECT id, undo, cause = 'edit' AND subject = $2 AND at > now() - make_interval(mins => $3) AS joins
    FROM revision WHERE owner_id = $1 ORDER BY number DESC LIMIT 1`,
  takes: { ownerId: uuid, subject: text, minutes: int4 },
  // Null if the revision has no subject.
  gives: { id: uuid, undo, joins: bool.nullable },
});
const retellRevision = statement('retell-revision', {
  text: 'UPDATE revision SET undo = $2, changes = $3 WHERE id = $1',
  takes: { id: uuid, undo, changes: jsonb },
});
const removeRevision = statement('remove-revision', { text: 'DELETE FROM revision WHERE id = $1', takes: { id: uuid } });
const findRevision = statement('find-revision', {
  text: `SELECT ${columns} FROM revision WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives,
});
const listThese = statement('list-these-revisions', {
  text: `SELECT ${columns} FROM revision WHERE owner_id = $1 AND id = ANY($2) ORDER BY number DESC`,
  takes: { ownerId: uuid, ids: uuid.array },
  gives,
});
const listSince = statement('list-revisions-since', {
  text: `
    SELECT id, undo FROM revision WHERE owner_id = $1
    AND number >= (SELECT number FROM revision WHERE owner_id = $1 AND id = $2) ORDER BY number DESC`,
  takes: { ownerId: uuid, id: uuid },
  gives: { id: uuid, undo },
});
const listRevisions = statement('list-revisions', {
  text: `
    SELECT ${columns} FROM revision WHERE owner_id = $1 AND at > now() - make_interval(days => $4)
    AND ($2::uuid IS NULL OR number < (SELECT number FROM revision WHERE owner_id = $1 AND id = $2))
    ORDER BY number DESC LIMIT $3`,
  takes: { ownerId: uuid, cursor: uuid.nullable, limit: int8, days: int4 },
  gives,
});
const removeOld = statement('remove-old-revisions', {
  text: 'DELETE FROM revision WHERE at < now() - make_interval(days => $1)',
  takes: { days: int4 },
});

const toRevision = (found: Row<typeof findRevision>): Revision => ({
  ...found,
  at: found.at.toISOString(),
  restoredTo: found.restoredTo?.toISOString() ?? null,
});

@Injectable()
export class RevisionRepository {
  constructor(private readonly database: DataSource) {}

  async add(manager: EntityManager, ownerId: string, revision: NewRevision): Promise<void> {
    await affected(manager, addRevision, { id: newId(), ownerId, ...revision });
    await affected(manager, removeSurplus, { ownerId, most: keptRevisions.count });
  }

  /** The newest revision, if it is an edit of this one thing that began a short while ago. */
  async findJoinable(manager: EntityManager, ownerId: string, subject: string): Promise<Step | null> {
    const newest = await row(manager, findNewest, { ownerId, subject, minutes: keptRevisions.joinedMinutes });
    return newest?.joins ? newest : null;
  }

  async retell(manager: EntityManager, id: string, undo: Undo, changes: RevisionChange[]): Promise<void> {
    await affected(manager, retellRevision, { id, undo, changes });
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await affected(manager, removeRevision, { id });
  }

  async find(ownerId: string, id: string): Promise<Revision | null> {
    const found = await row(this.database, findRevision, { ownerId, id });
    return found && toRevision(found);
  }

  /** These revisions, newest first. */
  async listThese(manager: EntityManager, ownerId: string, ids: string[]): Promise<Revision[]> {
    return (await rows(manager, listThese, { ownerId, ids })).map(toRevision);
  }

  /** This revision and all after it, newest first; empty when it no longer exists. */
  async since(manager: EntityManager, ownerId: string, id: string): Promise<Step[]> {
    return rows(manager, listSince, { ownerId, id });
  }

  async list(ownerId: string, cursor: string | undefined, limit: number): Promise<Revision[]> {
    return (await rows(this.database, listRevisions, { ownerId, cursor: cursor ?? null, limit, days: keptRevisions.days })).map(toRevision);
  }

  /** Deletes everybody's revisions that are too old. */
  @Every(3_600_000)
  async sweep(): Promise<void> {
    await affected(this.database, removeOld, { days: keptRevisions.days });
  }
}
