import { loadChunk } from '../../../lib/load-chunk';

/** What reads Markdown. Only a browser that asks for a page itself needs it: the server sends pages whose texts are read. */
export const loadTexts = (): Promise<typeof import('./with-texts')> => loadChunk('texts', () => import('./with-texts'));
