import type { Member, Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { answerContest, contestByKey, contestFinding, getContestLetter, listContests } from '@folia/contracts/contest/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ContestService } from './contest.service';
import { ContestAnswerService } from './contest-answer.service';

@Controller()
export class ContestController {
  constructor(
    private readonly contests: ContestService,
    private readonly answers: ContestAnswerService,
  ) {}

  @Handles(contestFinding)
  make(person: Person, { id, ...contest }: z.output<typeof contestFinding.input>) {
    return this.contests.make(person, id, contest);
  }

  @Handles(contestByKey)
  makeByKey(_caller: Caller, { key, ...contest }: z.output<typeof contestByKey.input>) {
    return this.contests.makeByKey(key, contest);
  }

  @Handles(listContests)
  list(member: Member, query: z.output<typeof listContests.input>) {
    return this.answers.list(member, query);
  }

  @Handles(answerContest)
  answer(member: Member, answer: z.output<typeof answerContest.input>) {
    return this.answers.answer(member, answer);
  }

  @Handles(getContestLetter)
  letter(_caller: Caller, { id }: { id: string }) {
    return this.answers.letter(id);
  }
}
