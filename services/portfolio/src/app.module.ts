import type { ServiceEnv } from '@folia/platform/env';
import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { BeingFoundModule } from './being-found/being-found.module';
import { HistoryModule } from './history/history.module';
import { ImportReviewModule } from './import-review/import-review.module';
import { ItemModule } from './item/item.module';
import { LeavingModule } from './leaving/leaving.module';
import { MediaModule } from './media/media.module';
import { NamedProfileEntity } from './named-profile/named-profile.entity';
import { NamedProfileModule } from './named-profile/named-profile.module';
import { PeopleSearchModule } from './people-search/people-search.module';
import { PhotoModule } from './photo/photo.module';
import { ProfileModule } from './profile/profile.module';
import { ProjectorModule } from './projector/projector.module';
import { ProposalModule } from './proposal/proposal.module';
import { RenameModule } from './rename/rename.module';
import { ResumeFileEntity } from './resume-file/resume-file.entity';
import { ResumeFileModule } from './resume-file/resume-file.module';
import { SitemapModule } from './sitemap/sitemap.module';
import { StandingModule } from './standing/standing.module';

@Module({})
export class AppModule {
  static with(env: ServiceEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('portfolio', env, [NamedProfileEntity, ResumeFileEntity]),
        HistoryModule,
        PeopleSearchModule,
        BeingFoundModule,
        ProfileModule,
        NamedProfileModule,
        RenameModule,
        ItemModule,
        ProposalModule,
        ProjectorModule,
        PhotoModule,
        MediaModule,
        ResumeFileModule,
        ImportReviewModule,
        SitemapModule,
        StandingModule,
        LeavingModule,
      ],
    };
  }
}
