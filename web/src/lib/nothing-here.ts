import { data } from 'react-router-dom';
import { loaderContext } from './loader-context';

/** For loaders: there is nothing at this address. */
export function nothingHere({ context }: { context?: unknown }): never {
  throw data({ requestId: loaderContext(context).requestId ?? null }, { status: 404, statusText: 'Not Found' });
}
