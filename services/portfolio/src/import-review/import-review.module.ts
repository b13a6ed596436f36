import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { ItemModule } from '../item/item.module';
import { ProfileModule } from '../profile/profile.module';
import { ImportReviewController } from './import-review.controller';
import { ImportReviewRepository } from './import-review.repository';
import { ImportReviewService } from './import-review.service';
import { ImportedFieldsRepository } from './imported-fields.repository';

@Module({
  imports: [HistoryModule, ItemModule, ProfileModule],
  controllers: [ImportReviewController],
  providers: [ImportReviewService, ImportReviewRepository, ImportedFieldsRepository],
})
export class ImportReviewModule {}
