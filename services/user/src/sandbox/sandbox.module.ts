import { Module } from '@nestjs/common';
import { SandboxRepository } from './sandbox.repository';
import { SandboxService } from './sandbox.service';
import { SandboxSeedService } from './sandbox-seed.service';

@Module({ providers: [SandboxService, SandboxRepository, SandboxSeedService], exports: [SandboxService, SandboxRepository] })
export class SandboxModule {}
