import type { Owner } from '@folia/contracts/access';
import { previewLink } from '@folia/contracts/link-preview/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkPageClient } from './link-page.client';

@Controller()
export class LinkPreviewController {
  constructor(private readonly pages: LinkPageClient) {}

  @Handles(previewLink)
  async read(_owner: Owner, { url, kind }: z.output<typeof previewLink.input>) {
    return { fields: await this.pages.fieldsOf(url, kind) };
  }
}
