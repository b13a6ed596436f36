import type { ItemKind } from '@folia/contracts/item-fields';
import { WhatIf } from '../features/fit-score/what-if';
import { EditorAside } from '../features/item/editor-aside';
import { ItemFormPage } from '../features/item/item-form-page';

/** The form of one kind, and beside it what the entry does to a score. */
export const ItemFormScreen = ({ kind }: { kind: ItemKind }) => (
  <EditorAside value={WhatIf}>
    <ItemFormPage kind={kind} />
  </EditorAside>
);
