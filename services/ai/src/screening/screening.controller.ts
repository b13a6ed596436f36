import type { Member, Person } from '@folia/contracts/access';
import * as questions from '@folia/contracts/screening/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { BoardService } from './board.service';
import { CandidateService } from './candidate.service';
import { CriteriaService } from './criteria.service';
import { ReadingService } from './reading.service';
import { ScreeningJobService } from './screening-job.service';

type Input<Q extends keyof typeof questions> = z.output<(typeof questions)[Q]['input']>;

@Controller()
export class ScreeningController {
  constructor(
    private readonly jobs: ScreeningJobService,
    private readonly criteria: CriteriaService,
    private readonly boards: BoardService,
    private readonly readings: ReadingService,
    private readonly candidates: CandidateService,
  ) {}

  @Handles(questions.listScreeningJobs)
  list(member: Member, input: Input<'listScreeningJobs'>) {
    return this.jobs.list(member, input);
  }

  @Handles(questions.createScreeningJob)
  create(member: Member, input: Input<'createScreeningJob'>) {
    return this.jobs.create(member, input);
  }

  @Handles(questions.getScreeningJob)
  get(member: Member, { jobId }: Input<'getScreeningJob'>) {
    return this.jobs.get(member, jobId);
  }

  @Handles(questions.updateScreeningJob)
  update(member: Member, { jobId, ...change }: Input<'updateScreeningJob'>) {
    return this.jobs.update(member, jobId, change);
  }

  @Handles(questions.deleteScreeningJob)
  async delete(member: Member, { jobId }: Input<'deleteScreeningJob'>) {
    await this.jobs.delete(member, jobId);
    return {};
  }

  @Handles(questions.addCriterion)
  addCriterion(member: Member, { jobId, ...added }: Input<'addCriterion'>) {
    return this.criteria.add(member, jobId, added);
  }

  @Handles(questions.updateCriterion)
  updateCriterion(member: Member, { jobId, criterionId, ...change }: Input<'updateCriterion'>) {
    return this.criteria.update(member, jobId, criterionId, change);
  }

  @Handles(questions.removeCriterion)
  removeCriterion(member: Member, { jobId, criterionId }: Input<'removeCriterion'>) {
    return this.criteria.remove(member, jobId, criterionId);
  }

  @Handles(questions.orderCriteria)
  orderCriteria(member: Member, { jobId, ids }: Input<'orderCriteria'>) {
    return this.criteria.order(member, jobId, ids);
  }

  @Handles(questions.listCriterionHistory)
  history(member: Member, { jobId, cursor }: Input<'listCriterionHistory'>) {
    return this.criteria.history(member, jobId, cursor);
  }

  @Handles(questions.getBoard)
  board(member: Member, { jobId }: Input<'getBoard'>) {
    return this.boards.get(member, jobId);
  }

  @Handles(questions.getReading)
  reading(member: Member, { jobId }: Input<'getReading'>) {
    return this.readings.get(member, jobId);
  }

  @Handles(questions.startReading)
  startReading(member: Member, { jobId }: Input<'startReading'>) {
    return this.readings.start(member, jobId);
  }

  @Handles(questions.cancelReading)
  cancelReading(member: Member, { jobId }: Input<'cancelReading'>) {
    return this.readings.cancel(member, jobId);
  }

  @Handles(questions.getScreeningCandidate)
  candidate(member: Member, { jobId, candidateId }: Input<'getScreeningCandidate'>) {
    return this.boards.getCandidate(member, jobId, candidateId);
  }

  @Handles(questions.changeStage)
  changeStage(member: Member, { jobId, candidateId, ...change }: Input<'changeStage'>) {
    return this.candidates.changeStage(member, { jobId, candidateId }, change);
  }

  @Handles(questions.changeFinding)
  changeFinding(member: Member, { jobId, candidateId, ...change }: Input<'changeFinding'>) {
    return this.candidates.changeFinding(member, { jobId, candidateId }, change);
  }

  @Handles(questions.restoreFinding)
  restoreFinding(member: Member, { jobId, candidateId, criterionId }: Input<'restoreFinding'>) {
    return this.candidates.restoreFinding(member, { jobId, candidateId }, criterionId);
  }

  @Handles(questions.showCandidateName)
  showName(member: Member, { jobId, candidateId, reason }: Input<'showCandidateName'>) {
    return this.candidates.showName(member, { jobId, candidateId }, reason);
  }

  @Handles(questions.addCandidateNote)
  addNote(member: Member, { jobId, candidateId, ...note }: Input<'addCandidateNote'>) {
    return this.candidates.addNote(member, { jobId, candidateId }, note);
  }

  @Handles(questions.deleteCandidateNote)
  async deleteNote(member: Member, { jobId, candidateId, noteId }: Input<'deleteCandidateNote'>) {
    await this.candidates.deleteNote(member, { jobId, candidateId }, noteId);
    return {};
  }

  @Handles(questions.tagCandidate)
  tag(member: Member, { jobId, candidateId, tags }: Input<'tagCandidate'>) {
    return this.candidates.tag(member, { jobId, candidateId }, tags);
  }

  @Handles(questions.rateCandidate)
  rate(member: Member, { jobId, candidateId, rating }: Input<'rateCandidate'>) {
    return this.candidates.rate(member, { jobId, candidateId }, rating);
  }

  @Handles(questions.listDecisions)
  decisions(member: Member, { jobId, cursor }: Input<'listDecisions'>) {
    return this.boards.listDecisions(member, jobId, cursor);
  }

  @Handles(questions.findAccountOfJob)
  findAccount(person: Person, { jobId }: Input<'findAccountOfJob'>) {
    return this.jobs.findAccount(person, jobId);
  }
}
