import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { NotificationModule } from '../notification/notification.module';
import { ReservedNamesService } from './reserved-names.service';
import { UsernameController } from './username.controller';
import { UsernameRepository } from './username.repository';
import { UsernameService } from './username.service';

@Module({
  imports: [AccountModule, NotificationModule],
  controllers: [UsernameController],
  providers: [UsernameService, UsernameRepository, ReservedNamesService],
})
export class UsernameModule {}
