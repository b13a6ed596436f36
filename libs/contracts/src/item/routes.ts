import { route } from '../route';
import { createItem, deleteItem, getItem, listItems, orderItems, updateItem } from './questions';

/** The entries of the caller. */
export const itemRoutes = [
  route('GET /api/items', { question: listItems, limit: 'none', summary: 'Every item of the caller, with its evidence' }),
  route('POST /api/items', { question: createItem, limit: 'write', summary: 'Add an item', status: 201 }),
  route('PUT /api/items/order', { question: orderItems, limit: 'write', summary: 'Put all items of a kind in order', errors: ['NOT_FOUND'] }),
  route('GET /api/items/{id}', { question: getItem, limit: 'none', summary: 'One item of the caller, with its evidence', errors: ['NOT_FOUND'] }),
  route('PATCH /api/items/{id}', { question: updateItem, limit: 'write', summary: 'Change an item', errors: ['NOT_FOUND', 'VERSION_CONFLICT'] }),
  route('DELETE /api/items/{id}', { question: deleteItem, limit: 'write', summary: 'Delete an item', errors: ['NOT_FOUND'] }),
];
