import { createContext, useContext } from 'react';
import { webConfig } from './config';

/** Base of the host that delivers public pictures and videos (spec section 3); '' is our own host, the only one that gets the cookie which says who asks. */
export const contentHost = () => webConfig().cdnUrl.replace(/\/$/, '');

/** Wraps what everybody may see: pictures in it come from the content host. */
export const ContentHostContext = createContext('');
export const useContentHost = () => useContext(ContentHostContext);
