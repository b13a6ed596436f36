import { Link } from 'react-router-dom';
import { useWorkingKeys } from '../../lib/letter-keys';
import { paletteKey } from '../../lib/palette-key';
import { paths } from '../../lib/paths';
import { Modal } from '../../ui/modal';
import { texts } from './texts';

/** Every letter that works on the screen beneath. */
export function KeySheet({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const keys = [...useWorkingKeys(), { key: paletteKey(), does: texts.palette }];
  return (
    <Modal visible={visible} onClose={onClose} title={texts.title} width="sm">
      <p className="mb-3 text-ink-2">{texts.lead}</p>
      <dl className="divide-y divide-line border-y border-line">
        {keys.map(({ key, does }) => (
          <div key={key} className="flex min-h-10 items-center gap-4">
            <dt className="w-14 flex-none">
              <kbd className="keycap">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.settingsTab.href('appearance')} onClick={onClose} className="link mt-3 inline-flex min-h-11 items-center md:pointer-fine:min-h-8">
        {texts.settings}
      </Link>
    </Modal>
  );
}
