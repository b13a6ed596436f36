import type { KeyList } from '@folia/platform/key-list';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AttemptRepository } from './attempt.repository';
import { gateKeys } from './gate-key';
import { PasswordTryService } from './password-try.service';

/** What guards the gates of links: the keys, and what was tried. */
@Global()
@Module({})
export class GateModule {
  static with({ GATE_KEY }: { GATE_KEY: KeyList }): DynamicModule {
    return {
      module: GateModule,
      providers: [{ provide: gateKeys, useValue: GATE_KEY }, AttemptRepository, PasswordTryService],
      exports: [gateKeys, AttemptRepository, PasswordTryService],
    };
  }
}
