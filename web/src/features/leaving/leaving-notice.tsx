import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { TakeAlong } from './take-along';
import { texts } from './texts';

/** Shown before every screen to someone who asked for deletion and signed in again: keep the account, or go on with the deletion. */
export function LeavingNotice({ leavesAt }: { leavesAt: string }) {
  usePageTitle(texts.noticeTitle);
  const { user, signOut } = useSession();
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const keep = async () => {
    setBusy(true);
    setFailed('');
    try {
      await api.post('/users/{id}/keep', { path: { id: user.id } });
      await client.invalidateQueries();
      toast(texts.kept);
    } catch (error) {
      setFailed(texts.keepFailed(error instanceof Error ? error.message : ''));
      setBusy(false);
    }
  };
  return (
    <div className="page max-w-[calc(680px+2*var(--gutter))]! py-8 md:py-12">
      <h1 className="headline">{texts.noticeTitle}</h1>
      <p className="mt-3 max-w-measure text-ink-2">{texts.notice(leavesAt)}</p>
      <p className="mt-2 max-w-measure text-ink-2">{texts.noticeChoice}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="primary" size="lg" busy={busy} onClick={() => void keep()}>
          {texts.keep}
        </Button>
        <Button size="lg" onClick={() => void signOut()}>
          {texts.goOn}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {failed}
      </p>
      <h2 className="section-title mt-10 mb-3">{texts.noticeTake}</h2>
      <div className="border-b border-line">
        <TakeAlong />
      </div>
    </div>
  );
}
