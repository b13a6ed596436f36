import type { Caller } from '@folia/contracts/caller';
import { addMedia, addVideoLink, listMedia, openMedia, orderMedia, removeMedia, updateMedia } from '@folia/contracts/media';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { MediaService } from './media.service';

@Controller()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Handles(listMedia)
  async list(caller: Caller, { itemId }: { itemId: string }) {
    return { media: await this.media.list(caller, itemId) };
  }

  @Handles(addMedia)
  add(caller: Caller, input: z.output<typeof addMedia.input>) {
    return this.media.add(caller, input);
  }

  @Handles(addVideoLink)
  link(caller: Caller, { itemId, url }: { itemId: string; url: string }) {
    return this.media.link(caller, itemId, url);
  }

  @Handles(updateMedia)
  update(caller: Caller, { id, alt }: { id: string; alt: string }) {
    return this.media.describe(caller, id, alt);
  }

  @Handles(orderMedia)
  async order(caller: Caller, { itemId, ids }: { itemId: string; ids: string[] }) {
    await this.media.order(caller, itemId, ids);
    return {};
  }

  @Handles(removeMedia)
  async remove(caller: Caller, { id }: { id: string }) {
    await this.media.remove(caller, id);
    return {};
  }

  @Handles(openMedia)
  open(caller: Caller, { id, name }: z.output<typeof openMedia.input>) {
    return this.media.open(caller, id, name);
  }
}
