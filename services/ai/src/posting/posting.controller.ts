import type { Owner } from '@folia/contracts/access';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import { deletePosting, getPosting, listPostings, readPostingBoard, readPostingPage, savePosting, updatePosting } from '@folia/contracts/posting/questions';
import type { UpdatePosting } from '@folia/contracts/posting/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { PostingService } from './posting.service';
import { PostingPageClient } from './posting-page.client';

@Controller()
export class PostingController {
  constructor(
    private readonly postings: PostingService,
    private readonly pages: PostingPageClient,
  ) {}

  @Handles(savePosting)
  save(owner: Owner, input: { text: string; url: string | null }) {
    return this.postings.save(owner, input);
  }

  @Handles(listPostings)
  list(owner: Owner, input: { state?: ApplicationState; cursor?: string }) {
    return this.postings.list(owner, input);
  }

  @Handles(getPosting)
  get(owner: Owner, { id }: { id: string }) {
    return this.postings.getWithText(owner.id, id);
  }

  @Handles(updatePosting)
  update(owner: Owner, { id, ...change }: UpdatePosting & { id: string }) {
    return this.postings.update(owner, id, change);
  }

  @Handles(deletePosting)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.postings.delete(owner, id);
    return {};
  }

  @Handles(readPostingPage)
  readPage(_owner: Owner, { url }: { url: string }) {
    return this.pages.read(url);
  }

  @Handles(readPostingBoard)
  async readBoard(_owner: Owner, { url }: { url: string }) {
    return { items: await this.pages.list(url) };
  }
}
