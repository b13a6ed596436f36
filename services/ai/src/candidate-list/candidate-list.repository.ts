import type { Application, ListedCandidate } from '@folia/contracts/candidate-list/shapes';
import type { AgreementWay, CandidateStage } from '@folia/contracts/screening/words';
import type { ListWish } from '@folia/platform/changes/change-log';
import { changedAfterSql } from '@folia/platform/changes/change-table';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isHidden } from '../screening/is-hidden';

const of = 'candidate c JOIN agreement a ON a.id = c.agreement_id JOIN screening_job j ON j.id = c.job_id';
const wanted = `j.account_id = $1 AND ($2::uuid IS NULL OR c.job_id = $2) AND ($3::uuid IS NULL OR c.id < $3) AND ($4::uuid[] IS NULL OR c.id = ANY($4))
      AND ${changedAfterSql('candidates', 'c.id', '$5')}`;
const takes = {
  accountId: uuid,
  jobId: uuid.nullable,
  after: uuid.nullable,
  ids: uuid.array.nullable,
  changedAfter: timestamptz.nullable,
  limit: int8.nullable,
};

const listCandidates = statement('list-candidates-of-account', {
  text: `
    SELECT c.id, c.job_id AS "jobId", c.version, c.number, c.name, coalesce(c.headline, '') AS headline, coalesce(c.blind_headline, '') AS "blindHeadline",
      c.stage, a.way, c.created_at AS "addedAt", c.seen_before AS "isSeenBefore", c.problem, c.read_at AS "readAt", c.corrected_at AS "correctedAt",
      c.name_shown_at IS NOT NULL AS "isNameShown", j.is_blind AS "isBlind",
      ARRAY(SELECT tag FROM candidate_tag t WHERE t.candidate_id = c.id ORDER BY tag) AS tags,
      ARRAY(SELECT tag FROM candidate_tag t WHERE t.candidate_id = c.id AND NOT t.tells_who ORDER BY tag) AS "blindTags"
    FROM ${of} WHERE ${wanted} ORDER BY c.id DESC LIMIT $6`,
  takes,
  gives: {
    id: uuid,
    jobId: uuid,
    version: int4,
    number: int4,
    name: text,
    headline: text.notNull,
    blindHeadline: text.notNull,
    stage: text.as<CandidateStage>(),
    way: text.as<AgreementWay>(),
    addedAt: timestamptz,
    isSeenBefore: bool,
    problem: text.nullable,
    readAt: timestamptz.nullable,
    correctedAt: timestamptz.nullable,
    isNameShown: bool.notNull,
    isBlind: bool,
    tags: text.array.notNull,
    blindTags: text.array.notNull,
  },
});
const listApplications = statement('list-applications-of-account', {
  text: `
    SELECT c.id, c.job_id AS "jobId", c.stage AS state, c.file_key IS NOT NULL AS "isFile", c.created_at AS "appliedAt"
    FROM ${of} WHERE a.way = 'apply' AND ${wanted} ORDER BY c.id DESC LIMIT $6`,
  takes,
  gives: { id: uuid, jobId: uuid, state: text.as<CandidateStage>(), isFile: bool.notNull, appliedAt: timestamptz },
});

export type CandidateWish = ListWish & { jobId?: string | null };
const valuesOf = (accountId: string, { jobId = null, after = null, ids = null, changedAfter = null, limit = null }: CandidateWish) => ({
  accountId,
  jobId,
  after,
  ids,
  changedAfter,
  limit,
});

/** Everybody who is a candidate of an account, the latest first; ids are in order of time. */
@Injectable()
export class CandidateListRepository {
  constructor(private readonly database: DataSource) {}

  async candidates(accountId: string, wish: CandidateWish): Promise<ListedCandidate[]> {
    return (await rows(this.database, listCandidates, valuesOf(accountId, wish))).map(toListed);
  }

  async applications(accountId: string, wish: CandidateWish): Promise<Application[]> {
    return (await rows(this.database, listApplications, valuesOf(accountId, wish))).map(toApplication);
  }
}

function toListed(row: Row<typeof listCandidates>): ListedCandidate {
  const { name, headline, blindHeadline, tags, blindTags, isNameShown, isBlind, addedAt, readAt, correctedAt, ...rest } = row;
  const hidden = isHidden(isBlind, { stage: rest.stage, isNameShown });
  return {
    ...rest,
    name: hidden ? null : name,
    headline: hidden ? blindHeadline : headline,
    tags: hidden ? blindTags : tags,
    addedAt: addedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
  };
}

const toApplication = ({ isFile, appliedAt, ...rest }: Row<typeof listApplications>): Application => ({
  ...rest,
  candidateId: rest.id,
  source: isFile ? 'file' : 'portfolio',
  appliedAt: appliedAt.toISOString(),
});
