import { createContext, useContext } from 'react';
import { webConfig } from './config';

/** Base of the host that delivers public pictures and videos (spec section 3); '' is our own, the only one whom a cookie tells who asks. */
export const contentHost = () => webConfig().cdnUrl.replace(/\/$/, '');

/** Stands around what everybody may see: its pictures come from the content host. */
export const ContentHostContext = createContext('');
export const useContentHost = () => useContext(ContentHostContext);
