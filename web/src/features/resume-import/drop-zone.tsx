import { Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/button';
import { acceptedTypes } from './check-file';
import { startTexts as texts } from './start-texts';
import { usePastedFile } from './use-pasted-file';

/** `isSecond`: something else should be done first. */
type DropZoneProps = { onFile: (file: File) => void; onByHand: () => void; isSecond: boolean };

/** Drop, paste or choose. Any file is accepted here; each problem has its own message. */
export function DropZone({ onFile, onByHand, isSecond }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => {
      const file = accepted[0] ?? rejected[0]?.file;
      if (file) onFile(file);
    },
    accept: acceptedTypes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
  });
  usePastedFile(onFile);
  return (
    <section
      {...getRootProps({
        role: 'group',
        'aria-label': texts.dropLabel,
        className: `flex min-h-[200px] flex-col items-center justify-center gap-2.5 rounded-l border px-4 py-6 text-center md:min-h-[264px] md:py-8 transition-colors duration-120 ${isDragActive ? 'border-solid border-leaf bg-leaf-wash' : 'border-dashed border-ink-3'}`,
      })}
    >
      <input {...getInputProps({ 'aria-label': texts.choose })} />
      <Upload aria-hidden="true" className="size-5" />
      <h2 className="headline">{isDragActive ? texts.dropNow : isSecond ? texts.dropAnother : texts.drop}</h2>
      <p className="text-ink-2">{texts.dropHint}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button look={isSecond ? 'outlined' : 'primary'} onClick={open}>
          {texts.choose}
        </Button>
        <Button look="quiet" onClick={onByHand}>
          {texts.byHand}
        </Button>
      </div>
    </section>
  );
}
