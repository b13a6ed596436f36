import type { Item } from '@folia/contracts/item/shapes';
import { texts } from './texts';

/** Where the entry came from. */
export function ItemOrigin({ provenance }: Pick<Item, 'provenance'>) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{texts.origin}</h3>
      <p className="text-[0.8125rem] text-ink-3">
        {provenance.source === 'hand' ? texts.byHand : texts.fromResume(Object.values(provenance.fields).filter((evidence) => evidence.length > 0).length)}
      </p>
    </section>
  );
}
