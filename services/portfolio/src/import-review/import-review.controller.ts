import type { Caller } from '@folia/contracts/caller';
import { acceptImport, discardImport, getImportReview, listReviewStates, reopenImportReview, updateImportReview } from '@folia/contracts/resume-import';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ImportReviewService } from './import-review.service';

@Controller()
export class ImportReviewController {
  constructor(private readonly reviews: ImportReviewService) {}

  @Handles(getImportReview)
  get(caller: Caller, { importId }: { importId: string }) {
    return this.reviews.get(caller, importId);
  }

  @Handles(updateImportReview)
  update(caller: Caller, { importId, version, decisions }: z.output<typeof updateImportReview.input>) {
    return this.reviews.update(caller, importId, version, decisions);
  }

  @Handles(acceptImport)
  accept(caller: Caller, { importId }: { importId: string }) {
    return this.reviews.accept(caller, importId);
  }

  @Handles(discardImport)
  async discard(caller: Caller, { importId }: { importId: string }) {
    await this.reviews.discard(caller, importId);
    return {};
  }

  @Handles(reopenImportReview)
  async reopen(caller: Caller, { importId }: { importId: string }) {
    await this.reviews.reopen(caller, importId);
    return {};
  }

  @Handles(listReviewStates)
  async states(caller: Caller, { importIds }: { importIds: string[] }) {
    return { states: await this.reviews.states(caller, importIds) };
  }
}
