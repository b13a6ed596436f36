import type { Owner } from '@folia/contracts/access';
import { createItem, deleteItem, getItem, listItems, orderItems, updateItem } from '@folia/contracts/item/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ItemService } from './item.service';

@Controller()
export class ItemController {
  constructor(private readonly items: ItemService) {}

  @Handles(listItems)
  async list(owner: Owner) {
    return { items: await this.items.list(owner) };
  }

  @Handles(getItem)
  get(owner: Owner, { id }: { id: string }) {
    return this.items.get(owner, id);
  }

  @Handles(createItem)
  create(owner: Owner, input: z.output<typeof createItem.input>) {
    return this.items.create(owner, input);
  }

  @Handles(updateItem)
  update(owner: Owner, input: z.output<typeof updateItem.input>) {
    return this.items.update(owner, input);
  }

  @Handles(deleteItem)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.items.delete(owner, id);
    return {};
  }

  @Handles(orderItems)
  async order(owner: Owner, input: z.output<typeof orderItems.input>) {
    await this.items.order(owner, input);
    return {};
  }
}
