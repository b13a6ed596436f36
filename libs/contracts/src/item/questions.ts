import { z } from 'zod';
import { createItemInput, orderItemsInput, updateItemInput } from '../portfolio/shapes';
import { rpc } from '../rpc';
import { item } from './shapes';

export const createItem = rpc('portfolio.item.create', { access: 'owner', input: createItemInput, output: item });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}. */
export const updateItem = rpc('portfolio.item.update', { access: 'owner', input: updateItemInput.extend({ id: z.uuid() }), output: item });
/** One item of the caller, with provenance. Throws NOT_FOUND, also for another person's. */
export const getItem = rpc('portfolio.item.get', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: item, idempotent: true });
export const deleteItem = rpc('portfolio.item.delete', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
export const orderItems = rpc('portfolio.item.order', { access: 'owner', input: orderItemsInput, output: z.strictObject({}) });
/** Every item of the caller with provenance, by kind and position. */
export const listItems = rpc('portfolio.item.list', {
  access: 'owner',
  scope: 'portfolios:read',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(item) }),
  idempotent: true,
});
