import { Avatar } from './avatar';
import { CameraButton } from './camera-button';
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
