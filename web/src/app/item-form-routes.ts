import type { ItemKind } from '@folia/contracts/item/fields';
import { kindSegments } from '@folia/contracts/item/page-routes';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { itemIdOf, requireItem } from '../features/item/load-item';
import { loadChunk } from '../lib/load-chunk';
import { paths } from '../lib/paths';
import { signedInOnly } from './guards';

const form = (kind: ItemKind) => () => loadChunk('item-form', async () => ({ Component: await (await import('./app-screens')).itemForm(kind) }));

const edit = (kind: ItemKind) => (args: LoaderFunctionArgs) => {
  itemIdOf(args);
  return signedInOnly(args) ?? requireItem(kind, args);
};

/** The forms of all twelve kinds (spec section 2). */
export const itemFormRoutes: RouteObject[] = (Object.keys(kindSegments) as ItemKind[]).flatMap((kind) => [
  { path: paths.newItem(kind).path, loader: signedInOnly, lazy: form(kind) },
  { path: paths.editItem(kind).path, loader: edit(kind), lazy: form(kind) },
]);
