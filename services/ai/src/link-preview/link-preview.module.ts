import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { LinkPageClient } from './link-page.client';
import { LinkPreviewController } from './link-preview.controller';

@Module({})
export class LinkPreviewModule {
  static with(env: AiEnv): DynamicModule {
    const pages = new LinkPageClient(env.READS_LOOPBACK === 'yes');
    return { module: LinkPreviewModule, controllers: [LinkPreviewController], providers: [{ provide: LinkPageClient, useValue: pages }] };
  }
}
