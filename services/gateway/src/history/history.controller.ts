import type { Caller } from '@folia/contracts/caller';
import { listRevisions, previewRestore, previewUndo, restoreRevision, undoRevision } from '@folia/contracts/history';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/me/history')
export class HistoryController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(@From() caller: Caller, @QueryOf(listRevisions.input) query: z.output<typeof listRevisions.input>) {
    return this.rpc.call(listRevisions, caller, query);
  }

  @Get(':id/restore')
  preview(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(previewRestore, caller, { id });
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(restoreRevision, caller, { id });
  }

  @Get(':id/undo')
  previewUndo(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(previewUndo, caller, { id });
  }

  @Post(':id/undo')
  @HttpCode(200)
  undo(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(undoRevision, caller, { id });
  }
}
