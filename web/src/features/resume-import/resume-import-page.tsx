import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatBytes } from '../../lib/format-bytes';
import { useSession } from '../../lib/session-context';
import { usePageTitle } from '../../lib/use-page-title';
import { importsQuery } from './api';
import { ByHandDialog } from './by-hand-dialog';
import { ImportFlow } from './import-flow';
import { ReadingScreen } from './reading-screen';
import { RefusalScreen } from './refusal-screen';
import { StartScreen } from './start-screen';
import { texts } from './texts';
import { useUpload } from './use-upload';

/** `/app/settings/resume-import`: one address; `?import=` says which import, `?by=hand` opens the five fields. */
export function ResumeImportPage() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [note, setNote] = useState<string | null>(null);
  const importId = address.get('import');
  const open = (id: string) => setAddress({ import: id });
  const { upload, send, reset } = useUpload(user.id, (started) => {
    void client.invalidateQueries({ queryKey: ['resume-imports'], exact: true });
    open(started.importId);
  });

  // Back after a reload without the id in the address: a reading under way is gone on with.
  const imports = useQuery(importsQuery());
  const running = imports.data?.find((entry) => entry.state === 'running' || entry.state === 'accepted')?.id;
  const isIdle = upload.state === 'idle' && !importId && !note;
  useEffect(() => {
    if (running && isIdle) setAddress({ import: running }, { replace: true });
  }, [running, isIdle, setAddress]);

  // "Import resume" in the bar leads to this very address: out of a refusal it begins anew.
  const { key } = useLocation();
  const arrived = useRef(key);
  const isOwnMove = useRef(false);
  const isPlain = !importId && address.get('by') === null;
  useEffect(() => {
    if (key === arrived.current) return;
    arrived.current = key;
    if (isPlain && !isOwnMove.current) reset();
    isOwnMove.current = false;
  }, [key, isPlain, reset]);

  const start = (file: File) => {
    setNote(null);
    isOwnMove.current = importId !== null;
    if (importId) setAddress({});
    void send(file);
  };
  const leave = (words: string | null) => {
    setNote(words);
    void client.invalidateQueries({ queryKey: ['resume-imports'], exact: true });
    setAddress({});
  };
  const byHand = () => setAddress((known) => new URLSearchParams({ ...Object.fromEntries(known), by: 'hand' }));
  const closeByHand = () => setAddress((known) => new URLSearchParams([...known].filter(([name]) => name !== 'by')));

  return (
    <div className="page-wide py-6 pb-18 md:py-8 md:pb-18">
      {upload.state === 'sending' ? (
        <ReadingScreen
          fileName={upload.file.name}
          line={`${texts.uploading(upload.percent)} · ${formatBytes(upload.file.size)}`}
          percent={upload.percent}
          reading={null}
          onCancel={reset}
        />
      ) : upload.state === 'refused' ? (
        <RefusalScreen refusal={upload.refusal} onFile={start} onByHand={byHand} onAgain={() => start(upload.file)} />
      ) : importId ? (
        <ImportFlow importId={importId} onFile={start} onByHand={byHand} onLeave={leave} />
      ) : (
        <StartScreen onFile={start} onByHand={byHand} note={note} />
      )}
      <ByHandDialog visible={address.get('by') === 'hand'} onClose={closeByHand} />
    </div>
  );
}
