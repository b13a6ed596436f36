import type { Member, Person } from '@folia/contracts/access';
import { countAnswers, reserveAnswer } from '@folia/contracts/deep-talk/questions';
import { countTeamAnswers, reserveTeamAnswer } from '@folia/contracts/shortlist/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { AnswerUnitService } from './answer-unit.service';

@Controller()
export class AnswerUnitController {
  constructor(private readonly units: AnswerUnitService) {}

  @Handles(reserveAnswer)
  async reserve(person: Person, { jobId, ownerId }: { jobId: string; ownerId: string }) {
    await this.units.reserve(person, jobId, ownerId);
    return {};
  }

  @Handles(reserveTeamAnswer)
  async reserveForTeam(member: Member, { jobId }: { jobId: string }) {
    await this.units.reserveForTeam(member, jobId);
    return {};
  }

  @Handles(countTeamAnswers)
  countForTeam(member: Member) {
    return this.units.countForTeam(member);
  }

  @Handles(countAnswers)
  count(person: Person, { ownerId }: { ownerId: string }) {
    return this.units.count(person, ownerId);
  }
}
