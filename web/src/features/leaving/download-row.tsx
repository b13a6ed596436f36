import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/download';
import { Button } from '../../ui/button';
import { Row } from './row';
import { texts } from './texts';

type DownloadRowProps = { title: string; text: string; path: string };

/** A file made on demand: says that it is being made, that it is ready, or why not. */
export function DownloadRow({ title, text, path }: DownloadRowProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | { failed: string }>('idle');
  const start = async () => {
    setState('busy');
    try {
      await download(path);
      setState('saved');
    } catch (error) {
      setState({ failed: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <Row title={title} text={text}>
      <Button icon={<Download />} busy={state === 'busy'} aria-label={texts.downloadOf(title)} onClick={() => void start()}>
        {texts.download}
      </Button>
      <p role="status" className={`mt-2 max-w-[32ch] text-[0.8125rem] empty:hidden ${typeof state === 'object' ? 'text-bad' : 'text-ink-2'}`}>
        {state === 'busy' ? texts.preparing : state === 'saved' ? texts.saved(title) : typeof state === 'object' ? texts.downloadFailed(state.failed) : null}
      </p>
    </Row>
  );
}
