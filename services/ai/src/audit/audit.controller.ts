import type { Member, Person } from '@folia/contracts/access';
import {
  deleteVoluntaryAnswers,
  giveVoluntaryAnswers,
  giveVoluntaryAnswersByKey,
  listAuditedDecisions,
  makeAuditReport,
} from '@folia/contracts/audit/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { VoluntaryService } from '../voluntary/voluntary.service';
import { AuditService } from './audit.service';

@Controller()
export class AuditController {
  constructor(
    private readonly audits: AuditService,
    private readonly voluntary: VoluntaryService,
  ) {}

  @Handles(makeAuditReport)
  report(member: Member) {
    return this.audits.report(member);
  }

  @Handles(listAuditedDecisions)
  decisions(member: Member, { cursor }: { cursor?: string }) {
    return this.audits.listDecisions(member, cursor);
  }

  @Handles(giveVoluntaryAnswers)
  give(person: Person, { id, answers }: z.output<typeof giveVoluntaryAnswers.input>) {
    return this.voluntary.give(person, id, answers);
  }

  @Handles(giveVoluntaryAnswersByKey)
  giveByKey(_caller: Caller, { key, answers }: z.output<typeof giveVoluntaryAnswersByKey.input>) {
    return this.voluntary.giveByKey(key, answers);
  }

  @Handles(deleteVoluntaryAnswers)
  async delete(_caller: Caller, { token }: { token: string }) {
    await this.voluntary.delete(token);
    return {};
  }
}
