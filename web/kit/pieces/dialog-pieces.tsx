import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/button';
import { FormDialog } from '../../src/ui/form-dialog';
import { InfoPopup } from '../../src/ui/info-popup';
import { lazyPart } from '../../src/ui/lazy-part';
import { noteMissing } from '../../src/ui/missing-parts';
import { Modal } from '../../src/ui/modal';
import { RemovalDialog } from '../../src/ui/removal-dialog';
import { TextField } from '../../src/ui/text-field';
import { useToast } from '../../src/ui/toast';
import { Piece, Pieces, State } from '../piece';
import { longText } from './long-words';

/** A button that opens something. */
function Opener({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}

function ToastButtons() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button onClick={() => toast('Saved')}>Toast</Button>
      <Button onClick={() => toast('Link revoked', { undo: () => {} })}>Toast with Undo</Button>
      <Button onClick={() => toast(longText)}>Long toast</Button>
    </div>
  );
}

const popups = [
  { label: 'Session expired', title: 'Session Expired', message: 'Your session has expired. Please sign in again to continue.', action: 'Sign in' },
  {
    label: 'Unauthorized',
    title: 'Unauthorized',
    message: 'An unauthorized operation was performed. You will be signed out for security reasons.',
    action: 'OK',
  },
  { label: 'Info', title: 'Info', message: 'This import was read before. Nothing was counted.', action: 'OK' },
];

const fails = () => Promise.reject(new Error('away'));
const MissingInPlace = lazyPart('chart', fails, { inPlace: true });

export const DialogPieces = () => (
  <Pieces title="Dialogs, popups and notes">
    <Piece
      name="Modal"
      parts={['ModalFrame', 'DialogShell']}
      note="Holds the focus and gives it back; Esc closes it, and a click outside unless it is modal. Full screen on phones, except popups."
    >
      <State label="with a foot, 640 px">
        <Opener label="Open a dialog">
          {(close) => (
            <Modal
              visible
              width="md"
              title="Make a link"
              onClose={close}
              foot={
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button look="primary" onClick={close}>
                    Make it
                  </Button>
                </>
              }
            >
              <TextField label="For whom" placeholder="Meridian Pay" />
            </Modal>
          )}
        </Opener>
      </State>
      <State label="long text">
        <Opener label="Open a long dialog">
          {(close) => (
            <Modal visible width="md" title={longText} onClose={close}>
              {Array.from({ length: 12 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same text again and again
                <p key={at} className="mb-4 text-ink-2">
                  {longText}
                </p>
              ))}
            </Modal>
          )}
        </Opener>
      </State>
    </Piece>
    <Piece name="FormDialog" note="Sends once at a time; what was typed stays when it is refused, and a press beside it does not lose it.">
      <State label="refused">
        <Opener label="Open a form">
          {(close) => (
            <FormDialog title="Invite somebody" action="Invite" cancel="Cancel" isTyped isBusy={false} failure={longText} onSubmit={close} onClose={close}>
              <TextField label="Address" placeholder="noor@example.org" />
            </FormDialog>
          )}
        </Opener>
      </State>
      <State label="with caution">
        <Opener label="Open a form that ends something">
          {(close) => (
            <FormDialog title="Suspend this account" action="Suspend" cancel="Keep it" caution isTyped={false} isBusy={false} onSubmit={close} onClose={close}>
              <TextField label="Reason" />
            </FormDialog>
          )}
        </Opener>
      </State>
    </Piece>
    <Piece name="InfoPopup" note="One sentence, one focused button.">
      {popups.map(({ label, ...popup }) => (
        <Opener key={label} label={label}>
          {(close) => <InfoPopup visible {...popup} onClose={close} />}
        </Opener>
      ))}
    </Piece>
    <Piece name="RemovalDialog" note="Stays open after a refusal and says why.">
      <Opener label="Delete">
        {(close) => (
          <RemovalDialog
            title="Delete this project?"
            text="Harbor leaves your page, 1 resume and 2 links now."
            done="Project deleted"
            remove={async () => {}}
            onRemoved={close}
            onClose={close}
          />
        )}
      </Opener>
      <Opener label="Delete, refused">
        {(close) => <RemovalDialog title="Delete this project?" text="Harbor leaves your page." done="" remove={fails} onRemoved={close} onClose={close} />}
      </Opener>
    </Piece>
    <Piece name="ToastHost" note="Bottom centre, ten seconds; the pointer or the focus on it holds the time.">
      <ToastButtons />
    </Piece>
    <Piece name="MissingParts" note="One note for all scripts that did not come, and the same in the place of a part.">
      <State label="over the page">
        <Button
          onClick={() => {
            const forget = noteMissing(new Error('Loading chunk chart failed'), () => forget());
          }}
        >
          Miss a script
        </Button>
      </State>
      <State label="in place">
        <MissingInPlace />
      </State>
    </Piece>
  </Pieces>
);
