import type { Caller } from '@folia/contracts/caller';
import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectorService } from './projector.service';

@Controller()
export class ProjectorController {
  constructor(private readonly projector: ProjectorService) {}

  @Handles(viewPortfolio)
  view(caller: Caller, { key, any, ...wish }: z.output<typeof viewPortfolio.input>) {
    return any ? this.projector.viewAny(caller, key) : this.projector.view(caller, key, wish);
  }

  @Handles(publicVersion)
  async publicVersion(_caller: Caller, { pages }: { pages: string[] }) {
    return { versions: await this.projector.publicVersions(pages) };
  }
}
