import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listReceivedLinks } from '@folia/contracts/link/questions';
import type { ReceivedLink, ReceivedLinkPage } from '@folia/contracts/link/received';
import { linkRefusal } from '@folia/contracts/link/shapes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { resolveUsername } from '@folia/contracts/username/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Shown = Pick<ReceivedLink, 'uname' | 'name' | 'photo'>;
const nobody: Shown = { uname: null, name: null, photo: null };

/** What the projector says of a portfolio that this caller may not see; everything else is an outage. */
const isHidden = (error: unknown) => error instanceof AppError && (error.code === 'NOT_FOUND' || linkRefusal.safeParse(error.code).success);

/** The links somebody was sent, with whose portfolio they open. */
@Injectable()
export class ReceivedLinksService {
  constructor(private readonly rpc: RpcClient) {}

  async list(caller: Caller, query: z.output<typeof listReceivedLinks.input>): Promise<ReceivedLinkPage> {
    const { items, nextCursor } = await this.rpc.call(listReceivedLinks, caller, query);
    const owners = [...new Set(items.map(({ ownerId }) => ownerId))];
    const seen = new Map(await Promise.all(owners.map(async (ownerId) => [ownerId, await this.seenBy(caller, ownerId)] as const)));
    const rows = items.map(async ({ ownerId, ...rest }) => ({
      ...rest,
      ...(seen.get(ownerId) ?? (rest.refusal === null ? await this.behindLink(caller, ownerId) : nobody)),
    }));
    return { items: await Promise.all(rows), nextCursor };
  }

  /** As the projector shows the owner to this caller now; null when it does not. */
  private async seenBy(caller: Caller, ownerId: string): Promise<Shown | null> {
    const answer = await this.rpc.call(viewPortfolio, caller, { key: ownerId }).catch((error) => {
      if (isHidden(error)) return null;
      throw error;
    });
    if (!answer) return null;
    const { uname, profile } = JSON.parse(answer.json) as PortfolioView;
    return { uname, name: profile.name, photo: profile.photo };
  }

  /** What opening the link again would tell: where it leads, and no more. */
  private async behindLink(caller: Caller, ownerId: string): Promise<Shown> {
    const found = await this.rpc.call(resolveUsername, caller, { key: ownerId }).catch((error) => {
      if (isHidden(error)) return null;
      throw error;
    });
    return { ...nobody, uname: found?.uname ?? null };
  }
}
