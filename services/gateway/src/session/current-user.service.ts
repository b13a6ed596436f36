import { type Caller, callerUserId } from '@folia/contracts/caller';
import { getProfileCard } from '@folia/contracts/portfolio/questions';
import { guestUser } from '@folia/contracts/session/guest-user';
import { getAccount } from '@folia/contracts/session/questions';
import type { Account, CurrentUser, UserInfo } from '@folia/contracts/session/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** User info is composed here: the account is the user service's, name, photo and profiles are the portfolio's (DESIGN section 4). */
@Injectable()
export class CurrentUserService {
  constructor(private readonly rpc: RpcClient) {}

  async current(caller: Caller): Promise<CurrentUser> {
    if (!callerUserId(caller)) return { user: guestUser, guestLogin: true };
    return { user: await this.infoOf(await this.rpc.call(getAccount, caller, {})), guestLogin: false };
  }

  async infoOf(account: Account): Promise<UserInfo> {
    const { name, photo, profiles } = await this.rpc.call(getProfileCard, { actor: { type: 'system', job: 'current-user' } }, { userId: account.id });
    const { id, uname, isAdmin, maxpr, type, letterKeys, onboarded, leavesAt } = account;
    return { id, name, uname, photo, isAdmin, maxpr, profiles, signedIn: true, type, letterKeys, onboarded, ...(leavesAt && { leavesAt }) };
  }
}
