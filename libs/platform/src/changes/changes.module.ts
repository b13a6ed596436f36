import { Module } from '@nestjs/common';
import { ChangeLog } from './change-log';

/** For services whose schema has the table of changes. */
@Module({ providers: [ChangeLog], exports: [ChangeLog] })
export class ChangesModule {}
