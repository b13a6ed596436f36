import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { useEffect, useState } from 'react';
import { changedFields } from '../../lib/changed-fields';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';

type Draft = { fields: AnyFields; visibility: Visibility; version: number };
type Options = { userId: string; kind: ItemKind; item: Item | null; restore: (draft: Draft) => void };

/** Keeps what is typed but not saved on this device, and restores it once when the entry is opened again. */
export function useItemDraft({ userId, kind, item, restore }: Options) {
  const name = item ? `item-${item.id}` : `item-new-${kind}`;
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the entry is opened
  useEffect(() => {
    let left = false;
    void readDraft<Draft>(userId, name).then((draft) => {
      if (left || !draft || (item && changedFields(item.fields, draft.fields).length === 0 && item.visibility === draft.visibility)) return;
      restore(draft);
      setRestored(true);
    });
    return () => {
      left = true;
    };
  }, [userId, name]);
  return {
    restored,
    keep: ({ fields, visibility }: { fields: AnyFields; visibility: Visibility }, version: number) =>
      void saveDraft(userId, name, { fields, visibility, version }),
    drop: () => {
      setRestored(false);
      void dropDraft(userId, name);
    },
  };
}
