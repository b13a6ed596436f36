import { ownKeyRoute } from '@folia/contracts/api-key/routes';
import type { OwnKey } from '@folia/contracts/api-key/shapes';
import { Controller, Req } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import type { CalledRequest } from '../http/request.decorator';

@Controller()
export class OwnKeyController {
  @Answers(ownKeyRoute)
  get(@Req() { key }: CalledRequest): OwnKey | undefined {
    return key;
  }
}
