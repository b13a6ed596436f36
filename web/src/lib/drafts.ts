import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';

// Made on first use: there is no IndexedDB on the server.
let store: UseStore | null = null;
const drafts = () => {
  store ??= createStore('drafts', 'drafts');
  return store;
};
const keyOf = (userId: string, name: string) => `${userId}/${name}`;

/** What somebody typed and has not sent. It survives a reload and a forced sign-out (DESIGN section 10). A browser without IndexedDB keeps no drafts. */
export const saveDraft = (userId: string, name: string, value: unknown) => set(keyOf(userId, name), value, drafts()).catch(() => {});
export const readDraft = <T>(userId: string, name: string): Promise<T | undefined> => get<T>(keyOf(userId, name), drafts()).catch(() => undefined);
export const dropDraft = (userId: string, name: string) => del(keyOf(userId, name), drafts()).catch(() => {});
/** When somebody signs out by choice, nothing stays on this device. */
export const eraseDrafts = () => clear(drafts()).catch(() => {});
