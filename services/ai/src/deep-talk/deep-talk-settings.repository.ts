import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { type DeepTalkSettings, type DeepTalkViewSettings, defaultRetentionDays } from '@folia/contracts/deep-talk/settings';
import { bool, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A view that an owner decides about; the default profile is named by its owner's id. */
export type OwnView = { ownerId: string; viewId: string; kind: 'profile' | 'link' };
export type ViewChange = { enabled?: boolean; manner: Partial<DeepTalkManner>; version?: number };

/** How DeepTalk speaks where its owner has chosen nothing. */
const defaults: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };

const columns = 'view_id AS "viewId", kind, enabled, manner, version';
const gives = { viewId: uuid, kind: text.as<OwnView['kind']>(), enabled: bool, manner: jsonb.as<DeepTalkManner>(), version: int4 };
const findView = statement('find-deep-talk-view', {
  text: `SELECT ${columns} FROM deep_talk_view WHERE owner_id = $1 AND view_id = $2`,
  takes: { ownerId: uuid, viewId: uuid },
  gives,
});
const listViews = statement('list-deep-talk-views', {
  text: `SELECT ${columns} FROM deep_talk_view WHERE owner_id = $1 ORDER BY kind DESC, view_id`,
  takes: { ownerId: uuid },
  gives,
});
const changeView = statement('change-deep-talk-view', {
  text: `
    INSERT INTO deep_talk_view AS v (owner_id, view_id, kind, enabled, manner) VALUES ($1, $2, $3, coalesce($4::bool, true), $5::jsonb || $6::jsonb)
    ON CONFLICT (owner_id, view_id) DO UPDATE SET enabled = coalesce($4::bool, v.enabled), manner = v.manner || $6::jsonb, version = v.version + 1
    WHERE $7::int IS NULL OR v.version = $7`,
  takes: { ownerId: uuid, viewId: uuid, kind: text, enabled: bool.nullable, defaults: jsonb, manner: jsonb, version: int4.nullable },
});
const findRetention = statement('find-deep-talk-retention', {
  text: 'SELECT days FROM deep_talk_retention WHERE owner_id = $1',
  takes: { ownerId: uuid },
  gives: { days: int4.as<DeepTalkSettings['retentionDays']>() },
});
const setRetention = statement('set-deep-talk-retention', {
  text: 'INSERT INTO deep_talk_retention (owner_id, days) VALUES ($1, $2) ON CONFLICT (owner_id) DO UPDATE SET days = excluded.days',
  takes: { ownerId: uuid, days: int4 },
});

const toSettings = (ownerId: string, { viewId, kind, enabled, manner, version }: Row<typeof findView>): DeepTalkViewSettings => ({
  profileId: kind === 'profile' && viewId !== ownerId ? viewId : null,
  linkId: kind === 'link' ? viewId : null,
  enabled,
  ...defaults,
  ...manner,
  version,
});

/** How owners want to be spoken for. */
@Injectable()
export class DeepTalkSettingsRepository {
  constructor(private readonly database: DataSource) {}

  /** The choices for a view, or the defaults with version 0. */
  async get(view: OwnView): Promise<DeepTalkViewSettings> {
    const { ownerId, viewId, kind } = view;
    const found = await row(this.database, findView, { ownerId, viewId });
    return toSettings(ownerId, found ?? { viewId, kind, enabled: true, manner: defaults, version: 0 });
  }

  /** Every view with choices of its own. */
  async list(ownerId: string): Promise<DeepTalkViewSettings[]> {
    return (await rows(this.database, listViews, { ownerId })).map((one) => toSettings(ownerId, one));
  }

  /** False: `version` is not the present one. */
  async change({ ownerId, viewId, kind }: OwnView, { enabled, manner, version }: ViewChange): Promise<boolean> {
    const change = { ownerId, viewId, kind, enabled: enabled ?? null, defaults, manner, version: version ?? null };
    return (await affected(this.database, changeView, change)) > 0;
  }

  async retentionDays(ownerId: string): Promise<DeepTalkSettings['retentionDays']> {
    return (await row(this.database, findRetention, { ownerId }))?.days ?? defaultRetentionDays;
  }

  async setRetentionDays(ownerId: string, days: number): Promise<void> {
    await affected(this.database, setRetention, { ownerId, days });
  }
}
