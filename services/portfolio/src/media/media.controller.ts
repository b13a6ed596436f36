import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { addMedia, addVideoLink, listMedia, openMedia, orderMedia, removeMedia, updateMedia } from '@folia/contracts/media/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { MediaService } from './media.service';

@Controller()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Handles(listMedia)
  async list(owner: Owner, { itemId }: { itemId: string }) {
    return { media: await this.media.list(owner, itemId) };
  }

  @Handles(addMedia)
  add(owner: Owner, input: z.output<typeof addMedia.input>) {
    return this.media.add(owner, input);
  }

  @Handles(addVideoLink)
  link(owner: Owner, { itemId, url }: { itemId: string; url: string }) {
    return this.media.link(owner, itemId, url);
  }

  @Handles(updateMedia)
  update(owner: Owner, { id, alt }: { id: string; alt: string }) {
    return this.media.describe(owner, id, alt);
  }

  @Handles(orderMedia)
  async order(owner: Owner, { itemId, ids }: { itemId: string; ids: string[] }) {
    await this.media.order(owner, itemId, ids);
    return {};
  }

  @Handles(removeMedia)
  async remove(owner: Owner, { id }: { id: string }) {
    await this.media.remove(owner, id);
    return {};
  }

  @Handles(openMedia)
  open(caller: Caller, { id, name }: z.output<typeof openMedia.input>) {
    return this.media.open(caller, id, name);
  }
}
