import type { Candidacy } from '@folia/contracts/candidacy/shapes';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { uploadFile } from '../../lib/upload';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

const words = texts.correct;

/** Another file in place of the one that somebody came with, without an account. */
export function CorrectFile({ candidacyKey, onDone }: { candidacyKey: string; onDone: () => Promise<unknown> }) {
  const id = useId();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const send = useMutation({
    mutationFn: (chosen: File) => uploadFile<Candidacy>('/candidacies/file', chosen, { onProgress: setPercent, beside: { key: candidacyKey } }),
    onSuccess: async () => {
      toast(words.done);
      setFile(null);
      await onDone();
    },
  });
  return (
    <section aria-label={words.title} className="mt-6 rounded-m border border-line bg-surface p-4 text-s">
      <p className="max-w-[68ch]">
        <b className="font-medium">{words.fileTitle}</b> <span className="text-ink-2">{words.fileText}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          {words.file}
        </label>
        <input
          id={id}
          key={send.submittedAt}
          type="file"
          accept=".pdf,.docx"
          className="min-w-0 flex-1 basis-56 text-s"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <Button disabled={!file} busy={send.isPending} onClick={() => file && send.mutate(file)}>
          {words.sendFile}
        </Button>
      </div>
      <p role="status" className="mt-2 text-xs text-ink-3 empty:hidden">
        {send.isPending ? texts.file.sending(percent) : ''}
      </p>
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {send.error ? reasonOf(send.error) : ''}
      </p>
    </section>
  );
}
