import type { Caller } from '@folia/contracts/caller';
import {
  createItem,
  createItemInput,
  deleteItem,
  getItem,
  listItems,
  orderItems,
  orderItemsInput,
  updateItem,
  updateItemInput,
} from '@folia/contracts/portfolio';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/items')
export class ItemController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(@From() caller: Caller) {
    return this.rpc.call(listItems, caller, {});
  }

  @Post()
  create(@From() caller: Caller, @BodyOf(createItemInput) input: z.output<typeof createItemInput>) {
    return this.rpc.call(createItem, caller, input);
  }

  @Put('order')
  order(@From() caller: Caller, @BodyOf(orderItemsInput) input: z.output<typeof orderItemsInput>) {
    return this.rpc.call(orderItems, caller, input);
  }

  @Get(':id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getItem, caller, { id });
  }

  @Patch(':id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateItemInput) input: z.output<typeof updateItemInput>) {
    return this.rpc.call(updateItem, caller, { ...input, id });
  }

  @Delete(':id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteItem, caller, { id });
  }
}
