import type { Person } from '@folia/contracts/access';
import type { DeepTalkDigest } from '@folia/contracts/deep-talk/conversation';
import { digestDue } from '@folia/contracts/deep-talk/events';
import { itemHeading } from '@folia/contracts/item/fields';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DigestRepository } from './digest.repository';
import { PeopleClient } from './people.client';
import { ViewedPortfolioClient } from './viewed-portfolio.client';

/** What was asked about an owner, in numbers. */
@Injectable()
export class DigestService {
  constructor(
    private readonly digests: DigestRepository,
    private readonly people: PeopleClient,
    private readonly portfolios: ViewedPortfolioClient,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  async get({ id: ownerId, caller }: Person, days: number): Promise<DeepTalkDigest> {
    const [{ view }, counts, missing, askers] = await Promise.all([
      this.portfolios.view(caller, { ownerId, profile: null, linkId: null, seenAs: null }),
      this.digests.count(ownerId, days),
      this.digests.missing(ownerId, days),
      this.digests.askers(ownerId, days),
    ]);
    const shown = await this.people.askers(askers.map(({ askerId }) => askerId));
    const recruiters = askers.filter(({ askerId }) => shown.get(askerId)?.type === 'business');
    const recruiterIds = recruiters.map(({ askerId }) => askerId);
    const [topics, most] = await Promise.all([this.digests.kinds(ownerId, days, view.items), this.digests.most(ownerId, days, recruiterIds, view.items)]);
    return {
      ...counts,
      topics,
      missing,
      recruiters: {
        questions: recruiters.reduce((sum, { questions }) => sum + questions, 0),
        most: most.flatMap(({ id, questions }) => {
          const item = view.items.find((one) => one.id === id);
          return item ? [{ id, kind: item.kind, heading: itemHeading(item.kind, item.fields), questions }] : [];
        }),
      },
    };
  }

  /** Tells owners once a day that they were asked about. */
  @Every(600_000)
  async tell(): Promise<void> {
    const isMore = await this.database.transaction(async (manager) => {
      const due = await this.digests.note(manager);
      for (const owner of due.owners) await this.outbox.publish(manager, digestDue, owner);
      return due.isMore;
    });
    void this.outbox.relay();
    if (isMore) await this.tell();
  }
}
