import type { ItemKind } from '@folia/contracts/item/fields';
import { lazyPart } from '../../ui/lazy-part';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import type { ItemSectionProps } from './item-section';
import { texts } from './texts';

// The editor includes the contract's schemas, so it is loaded when a section is opened.
const ItemSection = lazyPart('item-section', async () => (await import('./item-section')).ItemSection, { waiting: <Loading />, inPlace: true });

/** Which section is open; null closes the panel. */
type ItemPanelProps = Omit<ItemSectionProps, 'kind'> & { kind: ItemKind | null };

/** A section of the portfolio, opened for editing on top of the current screen. */
export function ItemPanel({ kind, ...rest }: ItemPanelProps) {
  return (
    <Modal visible={kind !== null} onClose={rest.onClose} width="xl" className="sm:h-[90%]" isModal title={kind ? texts.section(kind) : ''}>
      {kind ? <ItemSection kind={kind} {...rest} /> : null}
    </Modal>
  );
}
