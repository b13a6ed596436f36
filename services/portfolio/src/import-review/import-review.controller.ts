import type { Owner } from '@folia/contracts/access';
import {
  acceptImport,
  discardImport,
  getImportReview,
  listReviewStates,
  reopenImportReview,
  updateImportReview,
} from '@folia/contracts/resume-import/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ImportReviewService } from './import-review.service';

@Controller()
export class ImportReviewController {
  constructor(private readonly reviews: ImportReviewService) {}

  @Handles(getImportReview)
  get(owner: Owner, { importId }: { importId: string }) {
    return this.reviews.get(owner, importId);
  }

  @Handles(updateImportReview)
  update(owner: Owner, { importId, version, decisions }: z.output<typeof updateImportReview.input>) {
    return this.reviews.update(owner, importId, version, decisions);
  }

  @Handles(acceptImport)
  accept(owner: Owner, { importId }: { importId: string }) {
    return this.reviews.accept(owner, importId);
  }

  @Handles(discardImport)
  async discard(owner: Owner, { importId }: { importId: string }) {
    await this.reviews.discard(owner, importId);
    return {};
  }

  @Handles(reopenImportReview)
  async reopen(owner: Owner, { importId }: { importId: string }) {
    await this.reviews.reopen(owner, importId);
    return {};
  }

  @Handles(listReviewStates)
  async states(owner: Owner, { importIds }: { importIds: string[] }) {
    return { states: await this.reviews.states(owner, importIds) };
  }
}
