import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { NotificationModule } from '../notification/notification.module';
import { OpenInvoiceController } from './open-invoice.controller';
import { OpenInvoiceRepository } from './open-invoice.repository';
import { OpenInvoiceService } from './open-invoice.service';

@Module({ imports: [AdminModule, NotificationModule], controllers: [OpenInvoiceController], providers: [OpenInvoiceService, OpenInvoiceRepository] })
export class OpenInvoiceModule {}
