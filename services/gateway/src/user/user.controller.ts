import { updateAccountSettings } from '@folia/contracts/account/questions';
import { updateUserRoute } from '@folia/contracts/account/routes';
import { type UpdateUserInput, updateUserInput } from '@folia/contracts/account/shapes';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getProfileCard, updateProfile } from '@folia/contracts/portfolio/questions';
import { renameUser } from '@folia/contracts/username/questions';
import { renameUserRoute } from '@folia/contracts/username/routes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { BodyOf, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { CurrentUserService } from '../session/current-user.service';

@Controller()
export class UserController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly currentUsers: CurrentUserService,
  ) {}

  @Answers(renameUserRoute)
  async rename(@From() caller: Caller, @Param('old') from: string, @Param('new') to: string) {
    return this.currentUsers.infoOf(await this.rpc.call(renameUser, caller, { from: from.slice(0, 300), to: to.slice(0, 300) }));
  }

  @Answers(updateUserRoute)
  async update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateUserInput) { name, ...settings }: UpdateUserInput) {
    if (callerUserId(caller) !== id) throw new AppError('NOT_FOUND');
    // The name is shown on the page, so it belongs to the portfolio. Both writes may be repeated.
    if (name !== undefined) await this.rpc.call(updateProfile, caller, { version: null, basics: { name } });
    const changed = await this.rpc.call(updateAccountSettings, caller, settings);
    const card = await this.rpc.call(getProfileCard, caller, { userId: id });
    return { ...changed, name: card.name };
  }
}
