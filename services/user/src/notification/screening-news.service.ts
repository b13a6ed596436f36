import { candidacyEnded, candidateFileRefused } from '@folia/contracts/candidacy/events';
import { candidateOpened } from '@folia/contracts/candidate-search/events';
import { contestAnswered, contestMade } from '@folia/contracts/contest/events';
import { copyLeft } from '@folia/contracts/handover/events';
import { type Action, ruleOf } from '@folia/contracts/organisation/roles';
import { colleagueMentioned } from '@folia/contracts/screening/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../email/email.repository';
import { EmailService } from '../email/email.service';
import { MemberRepository } from '../organisation/member.repository';
import { NewsService } from './news.service';

type Ended = { agreementId: string; ownerId: string | null; byId: string };
type Answered = { contestId: string; agreementId: string; ownerId: string | null; accountId: string };

/**
 * Tells teams what candidates contest, whose files were refused, whose copies are left elsewhere and who mentions them, and candidates what was answered; and whoever wants to be found, who has
 * opened them.
 */
@Injectable()
export class ScreeningNewsService {
  constructor(
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly sent: EmailRepository,
    private readonly members: MemberRepository,
  ) {}

  /** Everybody who may answer, in the bell every time; by e-mail once an hour, however much is contested. */
  @On(contestMade)
  async onMade({ jobId, ownerId }: { jobId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.tellThose(manager, ownerId, 'contest.answer', { kind: 'contest-made', about: jobId });
  }

  /** Whoever sees what the account has used up, as above. */
  @On(candidateFileRefused)
  async onFileRefused({ jobId, ownerId }: { jobId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.tellThose(manager, ownerId, 'limit.read', { kind: 'file-refused', about: jobId });
  }

  /** Whoever may hand over: the copy in the other system is theirs to erase. */
  @On(copyLeft)
  async onCopyLeft({ jobId, ownerId }: { jobId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.tellThose(manager, ownerId, 'decision.make', { kind: 'copy-left', about: jobId });
  }

  @On(contestAnswered)
  async onAnswered({ contestId, agreementId, ownerId, accountId }: Answered, manager: EntityManager): Promise<void> {
    if (ownerId) {
      await this.news.tell(manager, { userId: ownerId, kind: 'contest-answered', about: agreementId });
      return;
    }
    const [userId] = await this.members.listWho(accountId, ruleOf('contest.answer').roles, manager);
    if (userId) await this.emails.sendSoon(await this.emails.note(manager, { kind: 'contest-answer', userId, about: contestId }));
  }

  /** Without an account by a letter. Whoever ended it stands for it only as the one in whose name it is sent. */
  @On(candidacyEnded)
  async onEnded({ agreementId: about, ownerId, byId }: Ended, manager: EntityManager): Promise<void> {
    const letter = ownerId
      ? await this.news.tell(manager, { userId: ownerId, kind: 'candidacy-ended' })
      : await this.emails.note(manager, { kind: 'candidacy-over', userId: byId, about });
    await this.emails.sendSoon(letter);
  }

  /** In the bell every time; by e-mail once an hour, however many notes there are. */
  @On(colleagueMentioned)
  async onMentioned({ jobId, byId: fromId, ownerId: userId }: { jobId: string; byId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    const byEmail = !(await this.sent.isSentLately(manager, userId, 'mentioned'));
    await this.news.tell(manager, { userId, kind: 'mentioned', about: jobId, fromId }, { byEmail });
  }

  /** In the bell every time; by e-mail once an hour, however often it happens. */
  @On(candidateOpened)
  async onOpened({ foundId, ownerId: userId, openedBy }: { foundId: string; ownerId: string; openedBy: string }, manager: EntityManager): Promise<void> {
    const byEmail = !(await this.sent.isSentLately(manager, userId, 'find-opened'));
    await this.news.tell(manager, { userId, kind: 'find-opened', about: foundId, fromId: openedBy }, { byEmail });
  }

  private async tellThose(
    manager: EntityManager,
    accountId: string,
    action: Action,
    news: { kind: 'contest-made' | 'file-refused' | 'copy-left'; about: string },
  ) {
    for (const userId of await this.members.listWho(accountId, ruleOf(action).roles, manager)) {
      const byEmail = !(await this.sent.isSentLately(manager, userId, news.kind));
      await this.news.tell(manager, { userId, ...news }, { byEmail });
    }
  }
}
