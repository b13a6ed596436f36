import type { ItemKind } from '@folia/contracts/item/fields';
import { useAskedFor } from '../features/deep-talk/kept/asked-for';
import { useWantedEvidence } from '../features/fit-score/use-wanted-evidence';
import { EditorAside } from '../features/item/editor-aside';
import { ItemFormPage } from '../features/item/item-form-page';
import { lazyPart } from '../ui/lazy-part';
import { signedInScreen } from './signed-in-screen';

// Shown beside the entry only after a score.
const WhatIf = lazyPart('what-if', async () => (await import('../features/fit-score/what-if')).WhatIf);

/** The form of one kind and, beside it, what the entry does to a score. */
function ItemFormScreen({ kind }: { kind: ItemKind }) {
  const wanted = useWantedEvidence();
  const asked = useAskedFor();
  return (
    <EditorAside value={WhatIf}>
      <ItemFormPage kind={kind} note={wanted?.note ?? asked?.note} back={wanted?.back ?? asked?.back} heading={asked?.topic ?? undefined} />
    </EditorAside>
  );
}

export const itemFormScreen = (kind: ItemKind) => signedInScreen(() => <ItemFormScreen kind={kind} />);
