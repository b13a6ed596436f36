import { webConfig } from './config';

/** Where bytes with a relative address are fetched from: the host that delivers content (spec section 3). */
export const contentAddress = (path: string) => webConfig().cdnUrl.replace(/\/$/, '') + path;
