import type { Person } from '@folia/contracts/access';
import type { DeepTalkSettings, UpdateDeepTalkSettings } from '@folia/contracts/deep-talk/settings';
import { AppError } from '@folia/contracts/errors';
import { getLink } from '@folia/contracts/link/questions';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DeepTalkSettingsRepository, type OwnView } from './deep-talk-settings.repository';

type ChangedView = NonNullable<UpdateDeepTalkSettings['view']>;

@Injectable()
export class DeepTalkSettingsService {
  constructor(
    private readonly settings: DeepTalkSettingsRepository,
    private readonly rpc: RpcClient,
  ) {}

  async get(person: Person): Promise<DeepTalkSettings> {
    const { id: ownerId } = person;
    const [retentionDays, views] = await Promise.all([this.settings.retentionDays(ownerId), this.settings.list(ownerId)]);
    const isThere = await Promise.all(views.map(({ profileId, linkId }) => this.isThere(person, profileId, linkId)));
    return { retentionDays, views: views.filter((_, place) => isThere[place]) };
  }

  async update(person: Person, { retentionDays, view }: UpdateDeepTalkSettings): Promise<DeepTalkSettings> {
    if (view) await this.change(person, view);
    if (retentionDays) await this.settings.setRetentionDays(person.id, retentionDays);
    return this.get(person);
  }

  private async change(person: Person, { profileId, linkId, enabled, version, inherit = [], ...manner }: ChangedView): Promise<void> {
    const own = await this.ownView(person, profileId, linkId);
    if (await this.settings.change(own, { enabled, manner, inherit, version })) return;
    throw new AppError('VERSION_CONFLICT', { version: (await this.settings.get(own)).version });
  }

  /** The choices for a profile or link that is gone are forgotten with it. */
  private async isThere(person: Person, profileId: string | null, linkId: string | null): Promise<boolean> {
    try {
      await this.ownView(person, profileId, linkId);
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      await this.settings.forget(person.id, profileId ?? linkId ?? person.id);
      return false;
    }
  }

  /** Profiles and links are asked for where they are kept, which refuses other people's. */
  private async ownView({ id: ownerId, caller }: Person, profileId: string | null, linkId: string | null): Promise<OwnView> {
    if (profileId && linkId) throw new AppError('BODY_INVALID', { issues: [{ path: 'view.linkId', message: 'or profileId names the view, not both' }] });
    if (profileId) await this.rpc.call(getNamedProfile, caller, { id: profileId });
    if (linkId) await this.rpc.call(getLink, caller, { id: linkId });
    return { ownerId, viewId: profileId ?? linkId ?? ownerId, kind: linkId ? 'link' : 'profile' };
  }
}
