import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { texts } from './texts';

/** Any file is taken here: each that cannot be read says so in its own row. */
export function DropFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its parts out in a row
    <div
      role="group"
      aria-label={texts.dropLabel}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m border px-4 py-5 transition-colors duration-120 ${isOver ? 'border-solid border-leaf bg-leaf-wash' : 'border-dashed border-ink-3'}`}
    >
      <p className="min-w-0 flex-1 basis-72">
        <b className="block font-semibold">{isOver ? texts.dropNow : texts.drop}</b>
        <span className="block text-[0.8125rem] text-ink-2">{texts.dropHint}</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".pdf,.docx,.txt"
        aria-label={texts.chooseFiles}
        className="hidden"
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{texts.chooseFiles}</Button>
    </div>
  );
}
