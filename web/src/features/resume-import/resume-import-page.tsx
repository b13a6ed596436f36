import type { ImportSource } from '@folia/contracts/resume-import/sources';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { keptTrials } from '../../lib/kept-trials';
import { importsQuery, isBeingRead } from '../../lib/resume-imports';
import { useSession } from '../../lib/session-context';
import type { KeptTrial } from '../../lib/trials';
import { usePageTitle } from '../../lib/use-page-title';
import { lazyPart } from '../../ui/lazy-part';
import { Loading } from '../../ui/loading';
import { useEver } from '../../ui/use-ever';
import { ImportFlow } from './import-flow';
import { texts } from './texts';
import { useUpload } from './use-upload';
import type { WaysIn } from './ways-in';

const StartFlow = lazyPart('import-start', async () => (await import('./start-flow')).StartFlow, {
  waiting: <Loading />,
  inPlace: true,
});
const ByHandDialog = lazyPart('by-hand', async () => (await import('./by-hand-dialog')).ByHandDialog);
const PasteTextDialog = lazyPart('paste-text', async () => (await import('./paste-text-dialog')).PasteTextDialog);

/** `/app/settings/resume-import`: one address; `?import=` says which import, `?by=hand` opens the five fields, `?by=text` the field for pasted text. */
export function ResumeImportPage() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [note, setNote] = useState<string | null>(null);
  const [seeksOthers, setSeeksOthers] = useState(false);
  const importId = address.get('import');
  const by = address.get('by');
  const [hasHand, hasText] = [useEver(by === 'hand'), useEver(by === 'text')];
  const wasTried = useRef(false);
  const open = (id: string) => setAddress({ import: id });
  const { upload, send, reset } = useUpload(user.id, (started) => {
    void client.invalidateQueries({ queryKey: ['resume-imports'], exact: true });
    if (wasTried.current) void keptTrials().then(({ forgetTrial }) => forgetTrial());
    open(started.importId);
  });

  // Back after a reload without the id in the address: continue the reading in progress.
  const imports = useQuery(importsQuery());
  const running = imports.data?.find(isBeingRead)?.id;
  const isIdle = upload.state === 'idle' && !importId && !note && !seeksOthers && address.get('from') === null;
  useEffect(() => {
    if (running && isIdle) setAddress({ import: running }, { replace: true });
  }, [running, isIdle, setAddress]);

  // "Import resume" in the bar links to this same address, and after a refusal it starts over.
  const { key } = useLocation();
  const arrived = useRef(key);
  const isOwnMove = useRef(false);
  const isPlain = !importId && by === null;
  useEffect(() => {
    if (key === arrived.current) return;
    arrived.current = key;
    if (isPlain && !isOwnMove.current) reset();
    isOwnMove.current = false;
  }, [key, isPlain, reset]);

  const start = (file: File, source: ImportSource, isTried = false) => {
    setNote(null);
    setSeeksOthers(false);
    isOwnMove.current = !isPlain;
    if (!isPlain) setAddress({});
    wasTried.current = isTried;
    void send(file, source, isTried);
  };
  // What was tried without an account is sent again, as an import. It stays in the tab until that began, so that a refusal costs nothing.
  const isFromTrial = address.get('from') === 'trial';
  const startTried = useEffectEvent((tried: KeptTrial | null) => {
    if (tried) return start(tried.file, 'resume', true);
    setNote(texts.trialGone);
    setAddress({}, { replace: true });
  });
  useEffect(() => {
    let isCurrent = true;
    if (isFromTrial)
      void keptTrials()
        .then(({ keptTrial }) => keptTrial())
        .then((tried) => isCurrent && startTried(tried));
    return () => {
      isCurrent = false;
    };
  }, [isFromTrial]);
  const leave = (words: string | null) => {
    setNote(words);
    void client.invalidateQueries({ queryKey: ['resume-imports'], exact: true });
    setAddress({});
  };
  const openDialog = (name: string) => setAddress((known) => new URLSearchParams({ ...Object.fromEntries(known), by: name }));
  const closeDialog = () => {
    isOwnMove.current = true;
    setAddress((known) => new URLSearchParams([...known].filter(([name]) => name !== 'by')));
  };
  const ways: WaysIn = {
    onFile: start,
    onPaste: () => openDialog('text'),
    onOthers: () => {
      reset();
      setSeeksOthers(true);
      setAddress({});
    },
    onByHand: () => openDialog('hand'),
  };
  return (
    <div className="page-wide py-6 pb-18 md:py-8 md:pb-18">
      {importId && upload.state === 'idle' ? (
        <ImportFlow importId={importId} ways={ways} onLeave={leave} />
      ) : (
        <StartFlow upload={upload} onCancel={reset} ways={ways} note={note} seeksOthers={seeksOthers} imports={imports} />
      )}
      {hasHand ? <ByHandDialog visible={by === 'hand'} onClose={closeDialog} /> : null}
      {hasText ? <PasteTextDialog visible={by === 'text'} onClose={closeDialog} onText={(file) => start(file, 'text')} /> : null}
    </div>
  );
}
