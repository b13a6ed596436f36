import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { previewLink } from '@folia/contracts/link-preview';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkPageClient } from './link-page.client';

@Controller()
export class LinkPreviewController {
  constructor(private readonly pages: LinkPageClient) {}

  @Handles(previewLink)
  async read(caller: Caller, { url, kind }: z.output<typeof previewLink.input>) {
    requireUser(caller);
    return { fields: await this.pages.fieldsOf(url, kind) };
  }
}
