import type { Media } from '@folia/contracts/media/shapes';
import { ArrowLeft, ArrowRight, Film, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { mediaTexts as texts } from './media-texts';

type MediaRowProps = {
  media: Media;
  isFirst: boolean;
  isLast: boolean;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One picture, video or link: what it shows, its place in the order, and a way to remove it. */
export function MediaRow({ media, isFirst, isLast, onDescribe, onMove, onRemove }: MediaRowProps) {
  const [alt, setAlt] = useState(media.alt);
  const save = () => {
    if (alt.trim() !== media.alt) onDescribe(alt.trim());
  };
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-line py-4">
      <div className="grid size-20 shrink-0 place-items-center self-start overflow-hidden rounded-s bg-sunken text-ink-3">
        {media.kind === 'photo' ? (
          <img src={media.url.replace('photo.webp', 'photo-640.webp')} alt={media.alt} className="size-full object-cover" />
        ) : media.kind === 'video' ? (
          <Film aria-label={texts.video} />
        ) : (
          <Link2 aria-label={texts.linkLabel} />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-52">
        {media.kind === 'video-link' ? <p className="mb-1 truncate text-s text-ink-3">{media.url}</p> : null}
        <TextField label={texts.alt} value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} onBlur={save} />
      </div>
      <div className="flex gap-1">
        <Button look="quiet" iconOnly icon={<ArrowLeft />} disabled={isFirst} onClick={() => onMove(-1)}>
          {texts.earlier}
        </Button>
        <Button look="quiet" iconOnly icon={<ArrowRight />} disabled={isLast} onClick={() => onMove(1)}>
          {texts.later}
        </Button>
        <Button look="caution" iconOnly icon={<Trash2 />} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
