import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fileHref, paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Modal } from '../../ui/modal';
import { Signal } from '../../ui/signal';
import { useToast } from '../../ui/toast';
import { deleteOriginal } from './api';
import { ImportSign, importTone, stateWords, wayIn } from './import-state';
import { startTexts as texts } from './start-texts';

/** Older ones are loaded on request, because the ways to start a new import are below the list. */
const shownAtOnce = 3;

/** Every import so far: its outcome, a link back to it, and its original file. */
export function EarlierImports({ imports }: { imports: UseQueryResult<ResumeImportSummary[]> }) {
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<ResumeImportSummary | null>(null);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: (entry: ResumeImportSummary) => deleteOriginal(entry.fileId),
    onSuccess: (_answer, entry) => {
      setDeleted((known) => [...known, entry.fileId]);
      setDeleting(null);
      toast(texts.originalDeleted);
      void client.invalidateQueries({ queryKey: ['resume-imports'], exact: true });
    },
  });

  if (imports.isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        {texts.listFailed}
        <Button size="sm" onClick={() => void imports.refetch()}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  if (!imports.data?.length) return null;
  return (
    <section>
      <h2 className="section-title mb-2.5">{texts.earlier}</h2>
      <ul className="border-b border-line">
        {(all ? imports.data : imports.data.slice(0, shownAtOnce)).map((entry) => (
          <li
            key={entry.id}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 md:grid-cols-[minmax(0,1fr)_150px_130px_300px] lg:grid-cols-[minmax(0,1fr)_190px_150px_300px]"
          >
            <span className="truncate font-[550]">{entry.fileName}</span>
            <Signal tone={importTone(entry.state)} icon={<ImportSign state={entry.state} />}>
              {stateWords(entry)}
            </Signal>
            <time dateTime={entry.createdAt} className="text-[0.8125rem] text-ink-3">
              {texts.importedOn(entry.createdAt)}
            </time>
            <span className="flex flex-wrap items-center gap-1 md:justify-end">
              {deleted.includes(entry.fileId) || !entry.hasFile ? null : (
                <>
                  <a href={fileHref(entry.fileId, entry.fileName)} download className={buttonClass({ look: 'quiet', size: 'sm' })}>
                    {texts.original}
                  </a>
                  <Button look="quiet" size="sm" onClick={() => setDeleting(entry)}>
                    {texts.deleteOriginal}
                  </Button>
                </>
              )}
              {wayIn(entry) ? (
                <Link to={paths.resumeImport.href(entry.id)} className={buttonClass({ size: 'sm' })}>
                  {wayIn(entry)}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {imports.data.length > shownAtOnce && !all ? (
        <button type="button" onClick={() => setAll(true)} className="link mt-2 min-h-11 md:min-h-6">
          {texts.moreImports(imports.data.length - shownAtOnce)}
        </button>
      ) : null}
      <Modal visible={deleting !== null} onClose={() => setDeleting(null)} title={texts.deleteQuestion} width="sm" popup>
        <p className="text-ink-2">{texts.deleteExplained(deleting?.fileName ?? '')}</p>
        {remove.isError ? (
          <p role="alert" className="mt-3 text-bad">
            {remove.error.message}
          </p>
        ) : null}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setDeleting(null)}>{texts.keepIt}</Button>
          <Button look="caution" busy={remove.isPending} onClick={() => deleting && remove.mutate(deleting)}>
            {texts.deleteOriginal}
          </Button>
        </div>
      </Modal>
    </section>
  );
}
