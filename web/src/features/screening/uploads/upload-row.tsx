import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { GroundFields } from './ground-fields';
import { texts } from './texts';
import { type ChosenFile, isUnderWay, type TypedGround, type UploadState } from './upload-state';

type UploadRowProps = {
  chosen: ChosenFile;
  ground: TypedGround;
  isMissing: boolean;
  onGround: (own: TypedGround | null) => void;
  onRemove: () => void;
};

/** One file: what it is, how far it is, and its own source where it has another than the rest. */
export function UploadRow({ chosen, ground, isMissing, onGround, onRemove }: UploadRowProps) {
  const { file, state, own } = chosen;
  const [isOpen, setOpen] = useState(false);
  const isOver = state.is === 'done' || isUnderWay(chosen);
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-medium">{file.name}</span>
          <span className={`block text-xs ${tones[state.is]}`}>{wordsOf(state)}</span>
        </p>
        {isOver ? null : (
          <span className="flex items-center gap-1">
            <Button
              size="sm"
              look="quiet"
              aria-label={texts.ownGroundOf(file.name)}
              aria-expanded={isOpen}
              onClick={() => {
                if (!own) onGround(ground);
                setOpen(!isOpen);
              }}
            >
              {texts.ownGround}
            </Button>
            <Button size="sm" look="quiet" iconOnly icon={<X />} onClick={onRemove}>
              {texts.remove(file.name)}
            </Button>
          </span>
        )}
      </div>
      {isOpen && own && !isOver ? (
        <div className="mt-3 grid gap-3 border-s-2 border-line ps-4">
          <GroundFields ground={own} isMissing={isMissing} onChange={onGround} />
          <Button
            size="sm"
            look="quiet"
            className="justify-self-start"
            onClick={() => {
              onGround(null);
              setOpen(false);
            }}
          >
            {texts.asAll}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const tones: Record<UploadState['is'], string> = {
  ready: 'text-ink-3',
  queued: 'text-ink-3',
  stopped: 'text-warn',
  sending: 'text-ink-2',
  done: 'text-good',
  failed: 'text-bad',
};

function wordsOf(state: UploadState): string {
  switch (state.is) {
    case 'sending':
      return texts.states.sending(state.percent);
    case 'done':
      return state.upload.state === 'told' ? texts.states.told : texts.states.waiting;
    case 'failed':
      return state.reason;
    default:
      return texts.states[state.is];
  }
}
