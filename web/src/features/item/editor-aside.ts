import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { type ComponentType, createContext } from 'react';

/** An entry as it stands in the form; `itemId` null while it is new. */
export type WrittenEntry = { kind: ItemKind; itemId: string | null; fields: AnyFields };

/** What another feature has to say of an entry while it is written, beside the form; given by app/. */
export const EditorAside = createContext<ComponentType<WrittenEntry> | null>(null);
