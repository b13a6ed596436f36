import { maxMedia } from '@folia/contracts/limits';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { AddressField } from '../../ui/address-field';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { useItemMedia } from './media-api';
import { MediaRow } from './media-row';
import { mediaTexts as texts } from './media-texts';

const types = 'image/jpeg,image/png,image/webp,video/mp4,video/webm';

/** Pictures, a video and a video link of a saved entry. Each change is saved at once. */
export function MediaPanel({ itemId, onChanged }: { itemId: string; onChanged: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { media, error, retry, upload, link, describe, order, remove } = useItemMedia(itemId, onChanged);
  const [percent, setPercent] = useState(0);
  const [url, setUrl] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const told = {
    onError: (reason: unknown) => setTrouble(reason instanceof ApiError ? reason.message : texts.failed),
    onSuccess: () => setTrouble(null),
  };
  const all = media ?? [];
  const has = (kind: keyof typeof maxMedia) => all.filter((one) => one.kind === kind).length;
  const isFull = has('photo') >= maxMedia.photo && has('video') >= maxMedia.video;
  const move = (at: number, by: -1 | 1) => {
    const ids = all.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved);
    order.mutate(ids, told);
  };
  const send = (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    upload.mutate({ file, onProgress: setPercent }, told);
  };
  const addLink = () => url.trim() && link.mutate(url.trim(), { ...told, onSuccess: () => setUrl('') });
  if (error)
    return (
      <p className="mt-8 text-ink-2">
        {texts.loadFailed}{' '}
        <button type="button" className="link" onClick={retry}>
          {texts.retry}
        </button>
      </p>
    );
  return (
    <section aria-labelledby="media-title" className="mt-10">
      <h2 id="media-title" className="text-m font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 mb-3 text-[0.8125rem] text-ink-3">{texts.lead}</p>
      <ul>
        {all.map((one, at) => (
          <MediaRow
            key={one.id}
            media={one}
            isFirst={at === 0}
            isLast={at === all.length - 1}
            onDescribe={(alt) => describe.mutate({ id: one.id, alt }, told)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove.mutate(one.id, told)}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={types}
        className="sr-only"
        tabIndex={-1}
        aria-label={texts.add}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isFull ? null : (
        <Button look="quiet" icon={<ImagePlus />} busy={upload.isPending} onClick={() => input.current?.click()}>
          {texts.add}
        </Button>
      )}
      {upload.isPending ? <ProgressBar label={texts.sending} value={percent} className="mt-3" /> : null}
      {media && has('video-link') < maxMedia['video-link'] ? (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <AddressField
            label={texts.linkLabel}
            hint={texts.linkHint}
            className="min-w-0 flex-1 basis-64"
            value={url}
            onValue={setUrl}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addLink();
            }}
          />
          <Button busy={link.isPending} onClick={addLink}>
            {texts.addLink}
          </Button>
        </div>
      ) : null}
      {trouble ? (
        <p role="alert" className="mt-3 text-bad">
          {trouble}
        </p>
      ) : null}
    </section>
  );
}
