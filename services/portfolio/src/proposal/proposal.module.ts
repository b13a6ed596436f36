import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { ItemModule } from '../item/item.module';
import { ProfileRepository } from '../profile/profile.repository';
import { ProposalController } from './proposal.controller';
import { ProposalRepository } from './proposal.repository';
import { ProposalService } from './proposal.service';

@Module({
  imports: [HistoryModule, ItemModule],
  controllers: [ProposalController],
  providers: [ProposalService, ProposalRepository, ProfileRepository],
})
export class ProposalModule {}
