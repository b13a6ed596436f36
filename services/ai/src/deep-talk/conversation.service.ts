import type { Person } from '@folia/contracts/access';
import {
  type Conversation,
  type ConversationSummary,
  type ConversationTurn,
  conversationPageSize,
  turnPageSize,
  type UnhelpfulReason,
} from '@folia/contracts/deep-talk/conversation';
import { answerRated } from '@folia/contracts/deep-talk/events';
import { deepTalkJob } from '@folia/contracts/deep-talk/job';
import { AppError } from '@folia/contracts/errors';
import { jobCancelled } from '@folia/contracts/job/events';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { ProgressWriter } from '@folia/platform/progress';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContactRepository } from './contact.repository';
import { ConversationRepository, type ConversationRow } from './conversation.repository';
import { PeopleClient } from './people.client';

type StoredTurn = Awaited<ReturnType<ConversationRepository['turns']>>[number];

/** What becomes of conversations: for whoever asked, and for the owner of the portfolio. */
@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly contacts: ContactRepository,
    private readonly people: PeopleClient,
    private readonly outbox: Outbox,
    private readonly progress: ProgressWriter,
    private readonly database: DataSource,
  ) {}

  async listMine({ id }: Person, cursor?: string) {
    return this.page(id, await this.conversations.listBegun(id, cursor ?? null));
  }

  async listAskedOf({ id }: Person, cursor?: string) {
    return this.page(id, await this.conversations.listAbout(id, cursor ?? null));
  }

  async get({ id: personId }: Person, id: string, cursor?: string): Promise<Conversation> {
    const found = await this.conversations.find(personId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const [[summary], turns, contact] = await Promise.all([
      this.named(personId, [found]),
      this.conversations.turns(id, found.askerId === personId, cursor ?? null),
      this.contacts.find(id),
    ]);
    if (!summary) throw new AppError('NOT_FOUND');
    return { ...summary, contact, items: turns.map(toTurn), nextCursor: turns.length === turnPageSize ? (turns.at(-1)?.id ?? null) : null };
  }

  /** For both; what is being answered in it ends, and its units come back if no word was said yet. */
  async delete({ id: askerId }: Person, id: string): Promise<void> {
    const { ids } = await this.database.transaction(async (manager) => {
      const gone = await this.conversations.delete(manager, askerId, id);
      if (!gone) throw new AppError('NOT_FOUND');
      for (const jobId of gone.open) await this.outbox.publish(manager, jobCancelled, { jobId, kind: deepTalkJob.name, ownerId: askerId });
      return gone;
    });
    void this.outbox.relay();
    await this.progress.forget(ids);
  }

  async rate({ id: askerId }: Person, id: string, turnId: string, helpful: boolean | null, reason: UnhelpfulReason | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      const rated = await this.conversations.rate(manager, askerId, id, turnId, helpful, helpful === false ? reason : null);
      if (!rated) throw new AppError('NOT_FOUND');
      const { ownerId, isTold } = rated;
      if (isTold && helpful !== null) await this.outbox.publish(manager, answerRated, { conversationId: id, ownerId, helpful });
    });
    void this.outbox.relay();
  }

  /** Removes what has been kept as long as its owner wants. */
  @Every(3_600_000)
  async forgetOver(): Promise<void> {
    while ((await this.conversations.deleteOver()) > 0);
  }

  private async page(personId: string, rows: ConversationRow[]) {
    const nextCursor = rows.length === conversationPageSize ? (rows.at(-1)?.latestId ?? null) : null;
    return { items: await this.named(personId, rows), nextCursor };
  }

  private async named(personId: string, rows: ConversationRow[]): Promise<ConversationSummary[]> {
    const [owners, askers] = await Promise.all([
      this.people.known(rows.map((row) => row.ownerId)),
      this.people.askers(rows.flatMap((row) => (row.askerId === personId ? [] : [row.askerId]))),
    ]);
    return rows.map(({ askerId, ownerId, latestId: _latest, updatedAt, keptUntil, ...rest }) => ({
      ...rest,
      isMine: askerId === personId,
      isTest: askerId === ownerId,
      portfolio: owners.get(ownerId) ?? { id: ownerId, uname: null, name: '', photo: null },
      asker: askers.get(askerId) ?? null,
      updatedAt: updatedAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
    }));
  }
}

const toTurn = ({ answer, askedAt, errorCode, errorMessage, ...rest }: StoredTurn): ConversationTurn => ({
  ...rest,
  askedAt: askedAt.toISOString(),
  error: errorCode ? { code: errorCode, message: errorMessage ?? '' } : null,
  outcome: answer?.outcome ?? null,
  language: answer?.language ?? null,
  asOf: answer?.asOf ?? null,
  missing: answer?.missing ?? null,
  translations: answer?.translations ?? [],
  engineVersion: answer?.engineVersion ?? null,
});
