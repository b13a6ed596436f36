import type { Member } from '@folia/contracts/access';
import type { AuditedDecision, AuditReport } from '@folia/contracts/audit/shapes';
import { fewestInCell } from '@folia/contracts/audit/words';
import { scorerVersion } from '@folia/fit/score/weights';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BoardRepository } from '../screening/board.repository';
import { DeedsService } from '../screening/deeds.service';
import { VoluntaryService } from '../voluntary/voluntary.service';
import { modelCard } from './model-card';

/** Decisions in one answer. */
const decisionsAtOnce = 500;

const definitions = [
  'People: applicants of closed jobs who answered the optional questions after applying. Answers of whoever withdrew before are not among them.',
  'Moved on: a person of the team put them on the shortlist or further. No machine does.',
  'Selection rate: those who moved on, divided by all of the category.',
  'Impact ratio: the selection rate of a category, divided by the highest selection rate told of that question (New York City, 6 RCNY § 5-300).',
  `Withheld (null): fewer than ${fewestInCell} moved on, or fewer than ${fewestInCell} did not, or a withheld figure would follow from the total. Answers enter in groups of at least ${fewestInCell}.`,
  'Two questions are never crossed, since the difference of two tables would tell of single people: intersectional categories have to come from data of your own.',
];

/** What auditors read of an account, beside its logs. */
@Injectable()
export class AuditService {
  constructor(
    private readonly voluntary: VoluntaryService,
    private readonly deeds: DeedsService,
    private readonly boards: BoardRepository,
    private readonly database: DataSource,
  ) {}

  async report(member: Member): Promise<AuditReport> {
    const impact = await this.voluntary.impact(member.accountId);
    await this.database.transaction((manager) => this.deeds.tell(manager, member, 'audit.exported', null));
    return { madeAt: new Date().toISOString(), modelCard: modelCard(scorerVersion), definitions, impact };
  }

  async listDecisions({ accountId }: Member, cursor?: string): Promise<{ items: AuditedDecision[]; nextCursor: string | null }> {
    const items = await this.boards.listDecisionsOfAccount(accountId, cursor ?? null, decisionsAtOnce);
    return { items, nextCursor: items.length === decisionsAtOnce ? (items.at(-1)?.id ?? null) : null };
  }
}
