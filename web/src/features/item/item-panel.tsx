import type { ItemKind } from '@folia/contracts/item-fields';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import type { ItemSectionProps } from './item-section';
import { texts } from './texts';

// The editor brings the contract's schemas along: it comes when a section is opened.
const ItemSection = lazy(async () => ({ default: (await import('./item-section')).ItemSection }));

/** Which section is open; null closes the panel. */
type ItemPanelProps = Omit<ItemSectionProps, 'kind'> & { kind: ItemKind | null };

/** A section of the portfolio, opened for editing over the screen it was opened from. */
export function ItemPanel({ kind, ...rest }: ItemPanelProps) {
  return (
    <Modal visible={kind !== null} onClose={rest.onClose} width="xl" isModal title={kind ? texts.section(kind) : ''}>
      {kind ? (
        <Suspense fallback={<Loading />}>
          <ItemSection kind={kind} {...rest} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
