import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { saveBlob } from '../../../lib/save-blob';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Modal } from '../../../ui/modal';
import { addressOf } from '../address-of';
import { madeCsv } from './made-csv';
import { MadeList } from './made-list';
import { manyTexts as texts } from './many-texts';
import { TableFields } from './table-fields';
import { TablePreview } from './table-preview';
import { type ManyLinks, useManyLinks } from './use-many-links';

type ManyDialogProps = { items: readonly Item[]; profiles: readonly NamedProfileSummary[]; onClose: () => void; onMade: () => void };

/** Many links at once: a table and rules, what would be made of them, and the addresses. */
export function ManyDialog({ items, profiles, onClose, onMade }: ManyDialogProps) {
  const many = useManyLinks(onMade);
  const { step, notice } = many;
  return (
    <Modal
      visible
      isModal
      width="md"
      className="sm:max-w-[760px]!"
      title={step.is === 'made' ? texts.made(step.links.length) : texts.title}
      onClose={onClose}
      foot={<Ways many={many} onClose={onClose} />}
    >
      {notice ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {notice}
        </p>
      ) : null}
      {step.is === 'rules' ? <TableFields many={many} items={items} profiles={profiles} /> : null}
      {step.is === 'preview' ? <TablePreview preview={step.preview} /> : null}
      {step.is === 'made' ? <MadeList links={step.links} /> : null}
    </Modal>
  );
}

function Ways({ many: { step, file, busy, look, make, back }, onClose }: { many: ManyLinks; onClose: () => void }) {
  if (step.is === 'made') {
    const csv = madeCsv(step.links, addressOf);
    return (
      <>
        <CopyButton value={csv} label={texts.copyAll} size="md" />
        <Button onClick={onClose}>{texts.done}</Button>
        <Button look="primary" onClick={() => saveBlob(new Blob(['\ufeff', csv], { type: 'text/csv' }), 'folia-links.csv')}>
          {texts.save}
        </Button>
      </>
    );
  }
  if (step.is === 'preview')
    return (
      <>
        <Button look="quiet" onClick={back}>
          {texts.back}
        </Button>
        {step.preview.digest ? (
          <Button look="primary" busy={busy} onClick={() => void make()}>
            {texts.make(step.preview.rows.length)}
          </Button>
        ) : null}
      </>
    );
  return (
    <Button look="primary" busy={busy} disabled={!file} onClick={look}>
      {texts.preview}
    </Button>
  );
}
