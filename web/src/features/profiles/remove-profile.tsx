import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useProfileActions } from './use-profiles';

const words = texts.remove;

/** Asks first. The entries that the profile shows are not deleted. */
export function RemoveProfile({ profile, onRemove }: { profile: NamedProfile; onRemove: () => Promise<void> }) {
  const { remove } = useProfileActions();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const confirm = async () => {
    setBusy(true);
    setNotice('');
    try {
      await remove(profile.id);
      await onRemove();
      toast(words.done);
      void navigate(paths.profiles(), { replace: true });
    } catch (error) {
      setNotice(words.failed(error instanceof Error ? error.message : ''));
      setBusy(false);
    }
  };
  return (
    <div className="mt-8 border-t border-line pt-5">
      <Button look="caution" icon={<Trash2 />} onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <Modal
        visible={isAsked}
        popup
        className="max-w-[440px]!"
        title={words.title(profile.title)}
        onClose={() => setAsked(false)}
        foot={
          <>
            <Button look="quiet" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
            <Button look="caution" busy={busy} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{words.text}</p>
        {notice ? (
          <p role="alert" className="mt-3 text-bad">
            {notice}
          </p>
        ) : null}
      </Modal>
    </div>
  );
}
