import { type ReactNode, useId, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextArea } from '../../ui/text-field';
import { texts } from './texts';
import { useDeed } from './use-deed';

export type Deed = { title: string; text: string; action: string; caution?: boolean; work: (reason: string) => Promise<unknown> };

/** No action here without a reason. */
export function DeedDialog({ deed, onClose, children }: { deed: Deed; onClose: () => void; children?: ReactNode }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const deeds = useDeed(deed.work, onClose);
  return (
    <Modal
      visible
      onClose={onClose}
      title={deed.title}
      width="md"
      isModal={reason !== ''}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look={deed.caution ? 'caution' : 'primary'} busy={deeds.isPending}>
            {deed.action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const said = reason.trim();
          setMissing(!said);
          if (said && !deeds.isPending) deeds.mutate(said);
        }}
      >
        <p className="max-w-[56ch] text-ink-2">{deed.text}</p>
        {children}
        <TextArea
          label={texts.reasonLabel}
          hint={texts.reasonHint}
          error={isMissing && !reason.trim() ? texts.reasonNeeded : null}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        {deeds.isError ? (
          <p role="alert" className="text-bad">
            {reasonOf(deeds.error)}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
