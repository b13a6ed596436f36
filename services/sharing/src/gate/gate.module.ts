import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AttemptRepository } from './attempt.repository';
import { gateKey } from './gate-key';
import { PasswordTryService } from './password-try.service';

/** What guards the gates of links: the key, and what was tried. */
@Global()
@Module({})
export class GateModule {
  static with({ GATE_KEY }: { GATE_KEY: string }): DynamicModule {
    return {
      module: GateModule,
      providers: [{ provide: gateKey, useValue: GATE_KEY }, AttemptRepository, PasswordTryService],
      exports: [gateKey, AttemptRepository, PasswordTryService],
    };
  }
}
