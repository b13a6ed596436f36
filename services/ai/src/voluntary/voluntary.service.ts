import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import type { ImpactTable, VoluntaryAnswers } from '@folia/contracts/audit/shapes';
import { voluntaryCategories, voluntaryDimensions } from '@folia/contracts/audit/words';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { innerKeys } from '@folia/platform/rpc-handler';
import { impactRatios } from '@folia/screening/impact-ratios';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Applicant, VoluntaryRepository } from './voluntary.repository';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** What applicants tell auditors of themselves; the README says why nobody can tell whose answers are whose. */
@Injectable()
export class VoluntaryService {
  constructor(private readonly answers: VoluntaryRepository) {}

  async give({ id: personId }: Person, agreementId: string, answers: VoluntaryAnswers): Promise<{ token: string }> {
    return this.save(await this.answers.findApplicant(agreementId, personId), answers);
  }

  async giveByKey(key: string, answers: VoluntaryAnswers): Promise<{ token: string }> {
    return this.save(await this.answers.findApplicantByKey(hashOf(key)), answers);
  }

  async delete(token: string): Promise<void> {
    if (!(await this.answers.deleteByToken(hashOf(token)))) throw new AppError('NOT_FOUND');
  }

  /** Call it in the transaction that closes or deletes a job, while its candidates are still there. */
  async settle(manager: EntityManager, accountId: string, jobId: string): Promise<void> {
    const outcomes = await this.answers.listOutcomes(manager, jobId);
    await this.answers.settle(
      manager,
      accountId,
      jobId,
      outcomes.flatMap(({ id, movedOn }) => tagsOf(id).map((tag) => ({ tag, movedOn }))),
    );
  }

  /** Over all closed jobs of an account. */
  async impact(accountId: string): Promise<ImpactTable[]> {
    const counted = await this.answers.countByCategory(accountId);
    return voluntaryDimensions.map((dimension) => {
      const ofCategory = (category: string | null) => {
        const found = counted.find((one) => one.dimension === dimension && one.category === category);
        return { category, people: found?.people ?? 0, movedOn: found?.movedOn ?? 0 };
      };
      return { dimension, ...impactRatios([...voluntaryCategories[dimension], null].map(ofCategory)) };
    });
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.answers.forgetOld();
  }

  private async save(applicant: Applicant | null, answers: VoluntaryAnswers): Promise<{ token: string }> {
    if (!applicant) throw new AppError('NOT_FOUND');
    const token = randomBytes(32).toString('base64url');
    const [tag, ...former] = tagsOf(applicant.candidateId);
    if (!tag) throw new Error('there is no inner key');
    await this.answers.save(applicant, { tag, former }, hashOf(token), answers);
    return { token };
  }
}

/** By all keys, the present one first. Nobody makes one without the key, which is not in the database, nor without the candidate's id, which is gone with them. */
const tagsOf = (candidateId: string): Buffer[] =>
  innerKeys().map((key) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'folia voluntary answers', 32)))
      .update(candidateId)
      .digest(),
  );
