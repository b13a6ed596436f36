import { Camera } from 'lucide-react';
import { Avatar } from './avatar';
import { texts } from './texts';
import { useMedia } from './use-media';

type ProfilePhotoProps = {
  name: string;
  photo?: string | null;
  size: number;
  /** Guests are shown the sign-in, others may change the photo. Without it there is no camera. */
  onCamera?: () => void;
};

/** spec section 9: 0.7 of its size on screens of 800 px and less, but never under 100 when it is over 100. */
export function fittedPhotoSize(size: number, isNarrow: boolean) {
  if (!isNarrow) return size;
  const scaled = Math.round(size * 0.7);
  return size > 100 ? Math.max(100, scaled) : scaled;
}

export function ProfilePhoto({ name, photo, size, onCamera }: ProfilePhotoProps) {
  const fitted = fittedPhotoSize(size, useMedia('(max-width: 800px)'));
  return (
    <span className="relative inline-block shrink-0">
      <Avatar name={name} photo={photo} size={fitted} />
      {onCamera ? <CameraButton onClick={onCamera} /> : null}
    </span>
  );
}

/** Sits in the corner of a photo; its parent is positioned. */
export function CameraButton({ onClick, className = '' }: { onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      title={texts.changePhoto}
      aria-label={texts.changePhoto}
      data-print="hide"
      className={`absolute -end-1.5 -bottom-1.5 grid size-7 place-items-center rounded-full border border-line-strong bg-raised text-ink-2 after:absolute after:-inset-2 hover:text-ink ${className}`}
    >
      <Camera aria-hidden="true" className="size-3.5" />
    </button>
  );
}
