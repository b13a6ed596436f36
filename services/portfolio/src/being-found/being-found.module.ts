import { Module } from '@nestjs/common';
import { PeopleSearchModule } from '../people-search/people-search.module';
import { BeingFoundController } from './being-found.controller';
import { BeingFoundRepository } from './being-found.repository';
import { BeingFoundService } from './being-found.service';

@Module({ imports: [PeopleSearchModule], controllers: [BeingFoundController], providers: [BeingFoundService, BeingFoundRepository] })
export class BeingFoundModule {}
