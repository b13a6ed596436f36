import type { BoardRow } from '@folia/contracts/screening/board';
import { nameOf } from './columns';
import { ReasonDialog } from './reason-dialog';
import { texts } from './texts';

const words = texts.declineDialog;

/** Nobody is declined without a reason, which the log keeps. */
export const DeclineDialog = ({ row, onDecline, onClose }: { row: BoardRow; onDecline: (reason: string) => void; onClose: () => void }) => (
  <ReasonDialog
    title={words.title(nameOf(row))}
    lead={words.lead}
    label={words.reason}
    needed={words.needed}
    act={words.act}
    isCaution
    busy={false}
    error={null}
    onReason={onDecline}
    onClose={onClose}
  />
);
