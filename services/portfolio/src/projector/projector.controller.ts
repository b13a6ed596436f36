import type { Caller } from '@folia/contracts/caller';
import { publicVersion, type ViewAs, viewPortfolio } from '@folia/contracts/portfolio';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { ProjectorService } from './projector.service';

@Controller()
export class ProjectorController {
  constructor(private readonly projector: ProjectorService) {}

  @Handles(viewPortfolio)
  view(caller: Caller, { key, as }: { key: string; as?: ViewAs }) {
    return this.projector.view(caller, key, as);
  }

  @Handles(publicVersion)
  async publicVersion(_caller: Caller, { unames }: { unames: string[] }) {
    return { versions: await this.projector.publicVersions(unames) };
  }
}
