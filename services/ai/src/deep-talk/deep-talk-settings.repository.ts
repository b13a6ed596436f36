import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { type DeepTalkSettings, type DeepTalkViewSettings, defaultRetentionDays, type ViewSetting } from '@folia/contracts/deep-talk/settings';
import { bool, int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A view that an owner decides about; the default profile is named by its owner's id. */
export type OwnView = { ownerId: string; viewId: string; kind: 'profile' | 'link' };
/** `inherit`: settings that are given up. */
export type ViewChange = { enabled?: boolean; manner: Partial<DeepTalkManner>; inherit: readonly ViewSetting[]; version?: number };

/** How DeepTalk speaks where its owner has chosen nothing. */
const defaults: Omit<DeepTalkViewSettings, 'profileId' | 'linkId' | 'own' | 'version'> = {
  enabled: true,
  tone: 'plain',
  offLimits: [],
  ownAnswers: [],
  language: null,
};

const listViews = statement('list-deep-talk-views', {
  text: `
    SELECT view_id AS "viewId", kind, enabled, manner, version FROM deep_talk_view
    WHERE owner_id = $1 AND ($2::uuid IS NULL OR view_id IN ($1, $2)) ORDER BY kind DESC, view_id`,
  takes: { ownerId: uuid, viewId: uuid.nullable },
  gives: { viewId: uuid, kind: text.as<OwnView['kind']>(), enabled: bool.nullable, manner: jsonb.as<Partial<DeepTalkManner>>(), version: int4 },
});
type ViewRow = Row<typeof listViews>;
const changeView = statement('change-deep-talk-view', {
  text: `
    INSERT INTO deep_talk_view AS v (owner_id, view_id, kind, enabled, manner) VALUES ($1, $2, $3, $4::bool, $5::jsonb)
    ON CONFLICT (owner_id, view_id) DO UPDATE SET
      enabled = CASE WHEN 'enabled' = ANY($6::text[]) THEN NULL ELSE coalesce($4::bool, v.enabled) END, manner = v.manner - $6::text[] || $5::jsonb,
      version = v.version + 1
    WHERE $7::int IS NULL OR v.version = $7`,
  takes: { ownerId: uuid, viewId: uuid, kind: text, enabled: bool.nullable, manner: jsonb, inherit: text.array, version: int4.nullable },
});
const deleteView = statement('delete-deep-talk-view', {
  text: 'DELETE FROM deep_talk_view WHERE owner_id = $1 AND view_id = $2',
  takes: { ownerId: uuid, viewId: uuid },
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

const chosenIn = (row: ViewRow | undefined) => ({ ...(row && row.enabled !== null && { enabled: row.enabled }), ...row?.manner });
/** A view has its own choices, else those of the default profile. */
function toSettings({ ownerId, viewId, kind }: OwnView, rows: readonly ViewRow[]): DeepTalkViewSettings {
  const [main, row] = [ownerId, viewId].map((id) => rows.find((one) => one.viewId === id));
  const chosen = chosenIn(row);
  return {
    profileId: kind === 'profile' && viewId !== ownerId ? viewId : null,
    linkId: kind === 'link' ? viewId : null,
    ...defaults,
    ...chosenIn(main),
    ...chosen,
    own: Object.keys(chosen) as ViewSetting[],
    version: row?.version ?? 0,
  };
}

/** How owners want to be spoken for. */
@Injectable()
export class DeepTalkSettingsRepository {
  constructor(private readonly database: DataSource) {}

  /** What holds in a view. */
  async get(view: OwnView): Promise<DeepTalkViewSettings> {
    const { ownerId, viewId } = view;
    return toSettings(view, await rows(this.database, listViews, { ownerId, viewId }));
  }

  /** What holds in the default profile, and in every other view with choices of its own. */
  async list(ownerId: string): Promise<DeepTalkViewSettings[]> {
    const found = await rows(this.database, listViews, { ownerId, viewId: null });
    const main: OwnView = { ownerId, viewId: ownerId, kind: 'profile' };
    const others = found.filter(({ viewId }) => viewId !== ownerId).map(({ viewId, kind }): OwnView => ({ ownerId, viewId, kind }));
    return [main, ...others].map((view) => toSettings(view, found));
  }

  /** False: `version` is not the present one. */
  async change({ ownerId, viewId, kind }: OwnView, { enabled, manner, inherit, version }: ViewChange): Promise<boolean> {
    const change = { ownerId, viewId, kind, enabled: enabled ?? null, manner, inherit, version: version ?? null };
    return (await affected(this.database, changeView, change)) > 0;
  }

  /** Forgets the choices for a view that is gone. */
  async forget(ownerId: string, viewId: string): Promise<void> {
    await affected(this.database, deleteView, { ownerId, viewId });
  }

  async retentionDays(ownerId: string): Promise<DeepTalkSettings['retentionDays']> {
    return (await row(this.database, findRetention, { ownerId }))?.days ?? defaultRetentionDays;
  }

  async setRetentionDays(ownerId: string, days: number): Promise<void> {
    await affected(this.database, setRetention, { ownerId, days });
  }
}
