import { checkUsername, renameUser, type UpdateUserInput, updateAccountSettings, updateUserInput } from '@folia/contracts/account';
import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import { getProfileCard, updateProfile } from '@folia/contracts/portfolio';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, Param, Patch } from '@nestjs/common';
import { BodyOf, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { CurrentUserService } from '../session/current-user.service';

@Controller('api/users')
export class UserController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly currentUsers: CurrentUserService,
  ) {}

  @Get('uname/:uname')
  check(@From() caller: Caller, @Param('uname') uname: string) {
    return this.rpc.call(checkUsername, caller, { uname: uname.slice(0, 300) });
  }

  @Patch('uname/:old/:new')
  async rename(@From() caller: Caller, @Param('old') from: string, @Param('new') to: string) {
    return this.currentUsers.infoOf(await this.rpc.call(renameUser, caller, { from: from.slice(0, 300), to: to.slice(0, 300) }));
  }

  @Patch(':id')
  async update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateUserInput) { name, ...settings }: UpdateUserInput) {
    if (requireUser(caller) !== id) throw new AppError('NOT_FOUND');
    // The name stands on the page, so it is the portfolio's; both writes may be repeated.
    if (name !== undefined) await this.rpc.call(updateProfile, caller, { version: null, basics: { name } });
    const changed = await this.rpc.call(updateAccountSettings, caller, settings);
    const card = await this.rpc.call(getProfileCard, caller, { userId: id });
    return { ...changed, name: card.name };
  }
}
