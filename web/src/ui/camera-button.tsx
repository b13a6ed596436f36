import { Camera } from 'lucide-react';
import { texts } from './texts';

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
