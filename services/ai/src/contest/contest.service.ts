import type { Person } from '@folia/contracts/access';
import { contestMade } from '@folia/contracts/contest/events';
import type { NewContest, OwnContest } from '@folia/contracts/contest/shapes';
import { AppError } from '@folia/contracts/errors';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AgreementRow, CandidacyRepository } from '../candidacy/candidacy.repository';
import { hashOfKey } from '../candidacy/candidacy.service';
import { CandidateRepository } from '../screening/candidate.repository';
import { tellCandidate } from '../screening/tell-candidate.repository';
import { ContestRepository } from './contest.repository';
import { ownContestOf } from './own-contest';

/** The candidate's side: saying that a finding is not right. */
@Injectable()
export class ContestService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly candidacies: CandidacyRepository,
    private readonly candidates: CandidateRepository,
    private readonly outbox: Outbox,
  ) {}

  make(person: Person, id: string, contest: NewContest): Promise<OwnContest> {
    return this.insert(contest, (manager) => this.candidacies.find(id, person.id, manager));
  }

  makeByKey(key: string, contest: NewContest): Promise<OwnContest> {
    return this.insert(contest, (manager) => this.candidacies.findByKey(hashOfKey(key), manager));
  }

  private async insert(
    { criterionId, reason, words: quotes }: NewContest,
    find: (manager: EntityManager) => Promise<AgreementRow | null>,
  ): Promise<OwnContest> {
    const id = newId();
    const { candidateId, resume } = await this.contests.database.transaction(async (manager) => {
      const agreement = await find(manager);
      const { candidateId, jobId } = agreement ?? {};
      const shared = candidateId ? await this.contests.findResume(manager, candidateId) : null;
      if (!candidateId || !jobId || !shared) throw new AppError('NOT_FOUND');
      const finding = await this.contests.findFinding(manager, candidateId, criterionId);
      if (!finding) throw new AppError('NOT_FOUND');
      if (!finding.state || !finding.isOpen) throw new AppError('CONTEST_OVER');
      if (!quotes.every((quote) => isShared(quote, shared.resume))) throw new AppError('CONFLICT');
      await this.contests.insert(manager, { id, candidateId, criterionId, from: finding.state, reason, quotes });
      // Their words stay out of the log: while their name is hidden, the log is read too.
      await this.candidates.log(manager, { candidateId, kind: 'contested', from: finding.state, to: null, criterionId, reason: null, by: null });
      await tellCandidate(manager, candidateId, 'contested');
      await this.outbox.publish(manager, contestMade, { contestId: id, jobId, ownerId: shared.accountId });
      return { candidateId, resume: shared.resume };
    });
    void this.outbox.relay();
    const made = (await this.contests.listOfCandidate(candidateId)).find((one) => one.id === id);
    if (!made) throw new AppError('NOT_FOUND');
    return ownContestOf(made, resume, {});
  }
}

/** Whether the words stand in what was shared, letter by letter. */
function isShared({ itemId, field, entry, text }: NewContest['words'][number], resume: ScreenedResume | null): boolean {
  const value = resume?.items.find(({ id }) => id === itemId)?.fields[field];
  const said = Array.isArray(value) ? value[entry ?? -1] : value;
  return typeof said === 'string' && text !== '' && said.includes(text);
}
