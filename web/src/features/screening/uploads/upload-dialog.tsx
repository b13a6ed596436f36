import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { ProgressBar } from '../../../ui/progress-bar';
import { DropFiles } from './drop-files';
import { GroundFields } from './ground-fields';
import { texts } from './texts';
import { UploadRow } from './upload-row';
import { isUnderWay, isUnsent, isWhole, type TypedGround } from './upload-state';
import { useUploads } from './use-uploads';

const nothing: TypedGround = { source: '', ground: '', detail: '' };

/** Many resumes at once, each with where it is from and why it may be compared. */
export function UploadDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { files, isSending, heldSeconds, add, remove, setGround, sendAll, stop } = useUploads(jobId);
  const [ground, setGroundOfAll] = useState(nothing);
  const [isMissing, setMissing] = useState(false);
  const unsent = files.filter(isUnsent);
  const done = files.filter((one) => !isUnderWay(one) && !isUnsent(one)).length;
  const hasFailed = unsent.some(({ state }) => state.is === 'failed');
  const submit = () => {
    const isAnswered = unsent.every(({ own }) => isWhole(own ?? ground));
    setMissing(!isAnswered);
    if (isAnswered) void sendAll(ground);
  };
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.title}
      // What is on its way is stopped on purpose only.
      closeIcon={!isSending}
      onClose={() => isSending || onClose()}
      foot={
        <>
          <p role="status" className="me-auto text-[0.8125rem] text-ink-2">
            {isSending || files.some(({ state }) => state.is === 'done') ? texts.progress(done, files.length) : ''}
          </p>
          {isSending ? (
            <Button look="quiet" onClick={stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button look={unsent.length > 0 || files.length === 0 ? 'quiet' : 'primary'} onClick={onClose}>
              {texts.close}
            </Button>
          )}
          {isSending || unsent.length > 0 ? (
            <Button look="primary" busy={isSending} onClick={submit}>
              {hasFailed && !isSending ? texts.againAll(unsent.length) : texts.send(isSending ? files.length : unsent.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{texts.lead}</p>
        <GroundFields ground={ground} isMissing={isMissing} onChange={setGroundOfAll} />
        <DropFiles onFiles={add} />
        {isSending ? <ProgressBar label={texts.files} value={(100 * done) / files.length} tone="ink" /> : null}
        {heldSeconds === null ? null : <p className="text-[0.8125rem] text-warn">{texts.held(heldSeconds)}</p>}
        {files.length > 0 ? (
          <ul aria-label={texts.files} className="border-t border-line">
            {files.map((one) => (
              <UploadRow
                key={one.key}
                chosen={one}
                ground={ground}
                isMissing={isMissing}
                onGround={(own) => setGround(one.key, own)}
                onRemove={() => remove(one.key)}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </Modal>
  );
}
