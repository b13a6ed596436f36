import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck2, FileX2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { importsQuery, isBeingRead } from '../../lib/resume-imports';
import { Button } from '../../ui/button';
import { noticeTexts as texts } from './notice-texts';

const lookAgainMs = 4000;

/** For someone who left while their resume was being read: the bar tells them when it is ready. */
export function ImportNotice() {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const isElsewhere = pathname !== paths.resumeImport.path;
  const imports = useQuery({
    ...importsQuery(),
    refetchInterval: ({ state }) => (isElsewhere && state.data?.some(isBeingRead) ? lookAgainMs : false),
  });
  const [watched, setWatched] = useState<readonly string[]>([]);

  const running =
    imports.data
      ?.filter(isBeingRead)
      .map((entry) => entry.id)
      .join(' ') ?? '';
  useEffect(() => {
    if (running) setWatched((known) => [...new Set([...known, ...running.split(' ')])]);
  }, [running]);

  const open = isElsewhere ? null : new URLSearchParams(search).get('import');
  useEffect(() => {
    if (!open) return;
    // Somebody who leaves at once may be gone before the list has named the import, and it may be over by then.
    return () => {
      const { queryKey } = importsQuery();
      const listed = client.getQueryData(queryKey)?.find(({ id }) => id === open);
      if (listed && !isBeingRead(listed)) return;
      setWatched((known) => [...new Set([...known, open])]);
      void client.invalidateQueries({ queryKey, exact: true });
    };
  }, [open, client]);

  // On the import's own page it is shown there.
  useEffect(() => {
    if (!isElsewhere) setWatched((known) => known.filter((id) => imports.data?.some((entry) => entry.id === id && isBeingRead(entry))));
  }, [isElsewhere, imports.data]);

  const ready = imports.data?.find((entry) => (entry.state === 'done' || entry.state === 'failed') && watched.includes(entry.id));
  if (!ready || !isElsewhere) return null;
  return (
    <div
      role="status"
      data-print="hide"
      className="flex items-center gap-3 border-b border-line bg-leaf-wash py-1 ps-(--gutter) pe-3 md:pe-[calc(var(--gutter)-10px)]"
    >
      {ready.state === 'done' ? (
        <FileCheck2 aria-hidden="true" className="size-4 shrink-0 text-leaf" />
      ) : (
        <FileX2 aria-hidden="true" className="size-4 shrink-0 text-warn" />
      )}
      <p className="flex-1">
        {ready.state === 'done' ? texts.readyNotice(ready.fileName) : texts.failedNotice(ready.fileName)}{' '}
        <Link to={paths.resumeImport.href(ready.id)} className="link">
          {ready.state === 'done' ? texts.review : texts.seeReason}
        </Link>
      </p>
      <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => setWatched((known) => known.filter((id) => id !== ready.id))}>
        {texts.dismiss}
      </Button>
    </div>
  );
}
