import { AskByLinkDialog } from './ask-by-link-dialog';
import { AskedList } from './asked-list';
import { InviteDialog } from './invite-dialog';

type AskingProps = {
  jobId: string;
  who: (id: string | null) => string;
  /** The way that is open now. */
  by: string | undefined;
  onClose: () => void;
};

/** Who was asked for a job, and the dialogs that ask. */
export const Asking = ({ jobId, who, by, onClose }: AskingProps) => (
  <>
    <AskedList jobId={jobId} who={who} />
    {by === 'link' ? <AskByLinkDialog jobId={jobId} onClose={onClose} /> : null}
    {by === 'invite' ? <InviteDialog jobId={jobId} onClose={onClose} /> : null}
  </>
);
