import type { Caller } from '@folia/contracts/caller';
import { createItem, deleteItem, getItem, listItems, orderItems, updateItem } from '@folia/contracts/portfolio';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ItemService } from './item.service';

@Controller()
export class ItemController {
  constructor(private readonly items: ItemService) {}

  @Handles(listItems)
  async list(caller: Caller) {
    return { items: await this.items.list(caller) };
  }

  @Handles(getItem)
  get(caller: Caller, { id }: { id: string }) {
    return this.items.get(caller, id);
  }

  @Handles(createItem)
  create(caller: Caller, input: z.output<typeof createItem.input>) {
    return this.items.create(caller, input);
  }

  @Handles(updateItem)
  update(caller: Caller, input: z.output<typeof updateItem.input>) {
    return this.items.update(caller, input);
  }

  @Handles(deleteItem)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.items.delete(caller, id);
    return {};
  }

  @Handles(orderItems)
  async order(caller: Caller, input: z.output<typeof orderItems.input>) {
    await this.items.order(caller, input);
    return {};
  }
}
