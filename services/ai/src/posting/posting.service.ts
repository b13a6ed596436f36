import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { jobCancelled } from '@folia/contracts/job/events';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import { type Posting, type PostingWithText, postingPageSize, type UpdatePosting } from '@folia/contracts/posting/shapes';
import { readPosting } from '@folia/fit/read/read-posting';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashOfPosting } from './hash-of-posting';
import { PostingRepository } from './posting.repository';

type Listing = { state?: ApplicationState; cursor?: string };

@Injectable()
export class PostingService {
  constructor(
    private readonly postings: PostingRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Reads the text before anything is kept: a text that is not a job is refused at once. Answers the id. */
  async keep(ownerId: string, text: string, url: string | null): Promise<string> {
    const { facts } = readPosting(text);
    const id = await this.postings.save({ id: newId(), ownerId, text, hash: hashOfPosting(text), url, read: facts });
    if (!id) throw new AppError('NOT_FOUND');
    return id;
  }

  async save({ id: ownerId }: Owner, { text, url }: { text: string; url: string | null }): Promise<Posting> {
    return this.get(ownerId, await this.keep(ownerId, text, url));
  }

  async list(owner: Owner, { state, cursor }: Listing) {
    const items = await this.postings.list(owner.id, state ?? null, cursor ?? null);
    return { items, nextCursor: items.length === postingPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async getWithText(ownerId: string, id: string): Promise<PostingWithText> {
    const found = await this.postings.findWithText(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async update({ id: ownerId }: Owner, id: string, change: UpdatePosting): Promise<Posting> {
    const isChanged = await this.postings.update(ownerId, id, change);
    const found = await this.get(ownerId, id);
    if (!isChanged) throw new AppError('VERSION_CONFLICT', { version: found.version });
    return found;
  }

  /** Scores and resumes in progress end with it, and their units come back. */
  async delete({ id: ownerId }: Owner, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const open = await this.postings.delete(manager, ownerId, id);
      if (!open) throw new AppError('NOT_FOUND');
      for (const { id: jobId, kind } of open) await this.outbox.publish(manager, jobCancelled, { jobId, kind, ownerId });
    });
    void this.outbox.relay();
  }

  private async get(ownerId: string, id: string): Promise<Posting> {
    const found = await this.postings.find(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
