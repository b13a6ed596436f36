import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { keepLinkToken } from '../lib/link-token';
import { paths } from '../lib/paths';

/** `/protected/{token}`: moves the token into session storage and removes it from the address bar and the history. */
export function takeLinkToken({ params }: LoaderFunctionArgs) {
  keepLinkToken(params.token ?? '');
  return replace(paths.gate.href());
}
