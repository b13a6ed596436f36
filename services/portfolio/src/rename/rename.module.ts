import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module';
import { RenameService } from './rename.service';

@Module({ imports: [ProfileModule], providers: [RenameService] })
export class RenameModule {}
