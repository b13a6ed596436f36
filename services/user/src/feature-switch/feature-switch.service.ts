import type { Person } from '@folia/contracts/access';
import { type SwitchName, switchNames } from '@folia/contracts/feature-switch/names';
import type { setFeatureSwitch } from '@folia/contracts/feature-switch/questions';
import type { FeatureSwitch } from '@folia/contracts/feature-switch/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminService } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { FeatureSwitchRepository } from './feature-switch.repository';

/** What is switched off for everybody. Other services ask for it here, and look again every few seconds. */
@Injectable()
export class FeatureSwitchService {
  constructor(
    private readonly switches: FeatureSwitchRepository,
    private readonly admins: AdminService,
    private readonly audit: AuditRepository,
    private readonly database: DataSource,
  ) {}

  async list(admin: Person): Promise<{ switches: FeatureSwitch[] }> {
    await this.admins.requireAdmin(admin);
    return this.all();
  }

  /** The change and its line in the log are one transaction. */
  async set(admin: Person, { name, isOff, reason }: z.output<typeof setFeatureSwitch.input>): Promise<{ switches: FeatureSwitch[] }> {
    const actorId = await this.admins.requireAdmin(admin);
    await this.database.transaction(async (manager) => {
      if (!(await this.switches.set(manager, name, isOff))) return;
      const action = isOff ? 'feature.switched-off' : 'feature.switched-on';
      await this.audit.note(manager, { actorId, action, targetId: null, reason, details: { feature: name } });
    });
    return this.all();
  }

  async listOff(): Promise<{ off: SwitchName[] }> {
    const { switches } = await this.all();
    return { off: switches.filter(({ isOff }) => isOff).map(({ name }) => name) };
  }

  private async all(): Promise<{ switches: FeatureSwitch[] }> {
    const kept = new Map((await this.switches.list()).map((one) => [one.name, one]));
    const switches = switchNames.map((name) => {
      const { isOff = false, changedAt = null } = kept.get(name) ?? {};
      return { name, isOff, changedAt: changedAt?.toISOString() ?? null };
    });
    return { switches };
  }
}
