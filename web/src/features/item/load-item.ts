import type { ItemKind } from '@folia/contracts/item/fields';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { loaderContext } from '../../lib/loader-context';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const notHere = ({ context }: LoaderFunctionArgs) => data({ requestId: loaderContext(context).requestId ?? null }, { status: 404, statusText: 'Not Found' });

/** Anything that is not an id leads nowhere, for guests too. */
export function itemIdOf(args: LoaderFunctionArgs): string {
  const id = args.params.itemId ?? '';
  if (!uuid.test(id)) throw notHere(args);
  return id;
}

/** Checks that the entry in an address belongs to the caller and is of this kind; anything else is the 404 page. */
export async function requireItem(kind: ItemKind, args: LoaderFunctionArgs): Promise<null> {
  try {
    const found = await api.get('/items/{id}', { path: { id: itemIdOf(args) }, signal: args.request.signal });
    // After a 401 the helper answers with an empty object; the popup is open by then.
    if (found.kind !== undefined && found.kind !== kind) throw notHere(args);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notHere(args);
    throw error;
  }
}
