import type { KeyList } from '@folia/platform/key-list';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { SpentBeforeRepository } from './spent-before.repository';
import { identityMarkKey, SpentBeforeService } from './spent-before.service';

/** What is known of the use of deleted accounts, and the key that recognises their sign-ins. */
@Global()
@Module({})
export class SpentBeforeModule {
  static with({ DELETED_IDENTITY_KEY }: { DELETED_IDENTITY_KEY: KeyList }): DynamicModule {
    return {
      module: SpentBeforeModule,
      providers: [{ provide: identityMarkKey, useValue: DELETED_IDENTITY_KEY }, SpentBeforeRepository, SpentBeforeService],
      exports: [SpentBeforeService],
    };
  }
}
