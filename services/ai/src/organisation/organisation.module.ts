import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { OrganisationController } from './organisation.controller';
import { OrganisationDeletionRepository } from './organisation-deletion.repository';
import { OrganisationDeletionService } from './organisation-deletion.service';

@Module({
  imports: [CandidacyModule],
  controllers: [OrganisationController],
  providers: [OrganisationDeletionService, OrganisationDeletionRepository],
})
export class OrganisationModule {}
