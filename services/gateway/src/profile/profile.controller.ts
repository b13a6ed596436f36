import type { Caller } from '@folia/contracts/caller';
import {
  createNamedProfile,
  createNamedProfileInput,
  deleteNamedProfile,
  getNamedProfile,
  listNamedProfiles,
  updateNamedProfile,
  updateNamedProfileInput,
} from '@folia/contracts/named-profile';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

/** Profiles beside the default one. */
@Controller('api/me/profiles')
export class ProfileController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(@From() caller: Caller) {
    return this.rpc.call(listNamedProfiles, caller, {});
  }

  @Post()
  create(@From() caller: Caller, @BodyOf(createNamedProfileInput) input: z.output<typeof createNamedProfileInput>) {
    return this.rpc.call(createNamedProfile, caller, input);
  }

  @Get(':id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getNamedProfile, caller, { id });
  }

  @Patch(':id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateNamedProfileInput) input: z.output<typeof updateNamedProfileInput>) {
    return this.rpc.call(updateNamedProfile, caller, { ...input, id });
  }

  @Delete(':id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteNamedProfile, caller, { id });
  }
}
