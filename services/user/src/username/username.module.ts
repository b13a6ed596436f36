import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { UsernameController } from './username.controller';
import { UsernameRepository } from './username.repository';
import { UsernameService } from './username.service';

@Module({ imports: [AccountModule], controllers: [UsernameController], providers: [UsernameService, UsernameRepository] })
export class UsernameModule {}
