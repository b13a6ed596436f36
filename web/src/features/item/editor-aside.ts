import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { type ComponentType, createContext } from 'react';

/** An entry as it is in the form; `itemId` is null while it is new. */
export type WrittenEntry = { kind: ItemKind; itemId: string | null; fields: AnyFields };

/** What another feature shows beside the form while an entry is written; passed in by app/. */
export const EditorAside = createContext<ComponentType<WrittenEntry> | null>(null);
