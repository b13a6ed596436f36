import { type DynamicModule, Module } from '@nestjs/common';
import { ScreeningModule } from '../screening/screening.module';
import { ShortlistController } from './shortlist.controller';
import { ShortlistService } from './shortlist.service';

@Module({})
export class ShortlistModule {
  /** `resumes` has the one writing thread. */
  static with(resumes: DynamicModule): DynamicModule {
    return { module: ShortlistModule, imports: [ScreeningModule, resumes], controllers: [ShortlistController], providers: [ShortlistService] };
  }
}
