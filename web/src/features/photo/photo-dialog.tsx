import { maxPhotoBytes } from '@folia/contracts/limits';
import type { PhotoCrop } from '@folia/contracts/photo/shapes';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session-context';
import { uploadFile } from '../../lib/upload';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { closerTo, closest, type ImageSize, wholeCrop } from './crop';
import { CropFrame } from './crop-frame';
import { texts } from './texts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
type Chosen = { file: File; src: string; size: ImageSize; crop: PhotoCrop };

/** Size of a picture as it is displayed, rotated as its camera says. Throws when the browser can't draw it. */
async function sizeOf(src: string): Promise<ImageSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** One's own photo: choose, crop, save, or remove it. */
export function PhotoDialog({ visible, onClose, onChanged }: { visible: boolean; onClose: () => void; onChanged: () => unknown }) {
  const { user } = useSession();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const slider = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const src = chosen?.src;
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!types.includes(file.type)) return setTrouble(texts.wrongType);
    if (file.size > maxPhotoBytes) return setTrouble(texts.tooLarge);
    const address = URL.createObjectURL(file);
    try {
      const size = await sizeOf(address);
      setChosen({ file, src: address, size, crop: wholeCrop(size) });
      setTrouble(null);
    } catch {
      URL.revokeObjectURL(address);
      setTrouble(texts.unreadable);
    }
  };
  const change = useMutation({
    mutationFn: ({ file, crop }: Chosen) =>
      uploadFile(`/users/${user.id}/photo?left=${crop.left.toFixed(9)}&top=${crop.top.toFixed(9)}&edge=${crop.edge.toFixed(9)}`, file, {
        onProgress: () => {},
      }),
    onSuccess: () => done(texts.saved),
    onError: (error) => setTrouble(error instanceof ApiError ? error.message : texts.failed),
  });
  const remove = useMutation({
    mutationFn: () => api.delete('/users/{id}/photo', { path: { id: user.id } }),
    onSuccess: () => done(texts.removed),
    onError: () => setTrouble(texts.failed),
  });
  const done = (words: string) => {
    toast(words);
    setChosen(null);
    onChanged();
    onClose();
  };
  const set = (crop: PhotoCrop) => setChosen((known) => known && { ...known, crop });

  return (
    <Modal
      visible={visible}
      onClose={onClose}
      title={texts.title}
      width="sm"
      isModal={chosen !== null}
      foot={
        <>
          {user.photo && !chosen ? (
            <Button look="caution" busy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          ) : null}
          <Button look={chosen ? 'quiet' : 'primary'} icon={<ImagePlus />} onClick={() => input.current?.click()}>
            {chosen ? texts.chooseOther : texts.choose}
          </Button>
          {chosen ? (
            <Button look="primary" busy={change.isPending} onClick={() => change.mutate(chosen)}>
              {texts.save}
            </Button>
          ) : null}
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label={texts.choose}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p className="text-ink-2">{texts.lead}</p>
      {chosen ? (
        <div className="mt-5">
          <CropFrame src={chosen.src} size={chosen.size} crop={chosen.crop} onCrop={set} />
          <label htmlFor={slider} className="mt-5 flex items-center gap-3 text-s text-ink-2">
            {texts.closer}
            <input
              id={slider}
              type="range"
              min={closest}
              max={1}
              step={0.01}
              // The slider goes from the whole picture to a close-up; the edge goes the other way.
              value={1 + closest - chosen.crop.edge}
              onChange={(event) => set(closerTo(chosen.size, chosen.crop, 1 + closest - Number(event.target.value)))}
              className="h-11 flex-1 accent-(--leaf)"
            />
          </label>
        </div>
      ) : null}
      {trouble ? (
        <p role="alert" className="mt-4 text-bad">
          {trouble}
        </p>
      ) : null}
    </Modal>
  );
}
