import { Module } from '@nestjs/common';
import { PeopleSearchModule } from '../people-search/people-search.module';
import { ProfileModule } from '../profile/profile.module';
import { RenameService } from './rename.service';

@Module({ imports: [ProfileModule, PeopleSearchModule], providers: [RenameService] })
export class RenameModule {}
