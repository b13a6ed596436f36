import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../lib/session-context';
import { readStored, storageKeys } from '../../lib/storage';
import { buttonClass } from '../../ui/button-class';
import { lazyPart } from '../../ui/lazy-part';
import { placeTexts as texts } from './place-texts';

declare global {
  /** A file that was dropped or chosen before this ran; kept by listen.ts until `stop`. */
  var earlyFile: { file: File | undefined; stop: AbortController } | undefined;
}

const TrialDrop = lazyPart('trial', async () => (await import('./trial-drop')).TrialDrop, {
  waiting: <div aria-busy="true" className="min-h-[300px]" />,
  inPlace: true,
  withoutQueries: true,
});

/** Where a guest drops or chooses a resume to see it read. Choosing works before the scripts run; what happens then is a script of its own. */
export function TrialPlace() {
  const { signedIn } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [isKept, setKept] = useState(false);
  const [isOver, setOver] = useState(false);

  const take = useEffectEvent((files: FileList | null | undefined) => {
    const chosen = files?.[0];
    if (chosen && !signedIn) setFile(chosen);
  });
  useEffect(() => {
    setKept(readStored('sessionStorage', storageKeys.trial) !== null);
    const early = globalThis.earlyFile;
    early?.stop.abort();
    if (early?.file) setFile(early.file);
    globalThis.earlyFile = undefined;
    // The whole page takes it: beside the zone, the browser would open the file and leave.
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  // Whoever pressed the button is far below what is left of the place.
  const place = useRef<HTMLElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isBack = useRef(false);
  const clear = () => {
    isBack.current = place.current?.contains(document.activeElement) === true;
    setFile(null);
    setKept(false);
  };
  useEffect(() => {
    if (file || isKept || !isBack.current) return;
    isBack.current = false;
    picker.current?.focus();
  }, [file, isKept]);
  if (signedIn) return null;
  return (
    <section ref={place} id="try" aria-label={texts.label} data-takes-file="" className="mt-10 max-w-[760px] scroll-mt-20">
      {file || isKept ? (
        <TrialDrop file={file} onFile={setFile} onOver={clear} />
      ) : (
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-4 rounded-l border px-5 py-5 transition-colors duration-120 md:px-6 ${isOver ? 'border-solid border-leaf bg-leaf-wash' : 'border-dashed border-ink-3'}`}
        >
          <Upload aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-serif text-xl leading-tight tracking-[-0.012em]">{isOver ? texts.dropNow : texts.title}</h2>
            <p className="mt-1 text-s text-ink-2">{texts.text}</p>
          </div>
          <div className="relative max-sm:w-full">
            <input
              ref={picker}
              id="trial-file"
              type="file"
              accept={texts.accept}
              onChange={(event) => take(event.target.files)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <label
              htmlFor="trial-file"
              className={buttonClass({
                className: 'max-sm:w-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf',
              })}
            >
              {texts.choose}
            </label>
          </div>
        </div>
      )}
    </section>
  );
}
