import type { Person } from '@folia/contracts/access';
import { getOwnModel, isOwnModelPaying, removeOwnModel, saveOwnModel, testOwnModel } from '@folia/contracts/own-model/questions';
import type { SaveOwnModel } from '@folia/contracts/own-model/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { OwnModelService } from './own-model.service';

@Controller()
export class OwnModelController {
  constructor(private readonly models: OwnModelService) {}

  @Handles(getOwnModel)
  async get(person: Person) {
    return { ownModel: await this.models.get(person) };
  }

  @Handles(isOwnModelPaying)
  async isPaying(_system: unknown, { accountId }: { accountId: string }) {
    return { isPaying: await this.models.isPaying(accountId) };
  }

  @Handles(saveOwnModel)
  save(person: Person, model: SaveOwnModel) {
    return this.models.save(person, model);
  }

  @Handles(testOwnModel)
  async test(person: Person) {
    await this.models.test(person);
    return {};
  }

  @Handles(removeOwnModel)
  async remove(person: Person) {
    await this.models.remove(person);
    return {};
  }
}
