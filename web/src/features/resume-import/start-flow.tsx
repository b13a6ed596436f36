import { ApiError } from '../../lib/api-error';
import { formatBytes } from '../../lib/format-bytes';
import { lazyPart } from '../../ui/lazy-part';
import { ReadingScreen } from './reading-screen';
import { readingTexts } from './reading-texts';
import { RefusalScreen } from './refusal-screen';
import { StartScreen, type StartScreenProps } from './start-screen';
import type { Upload } from './use-upload';

const SpentImport = lazyPart('spent-import', async () => (await import('./spent-import')).SpentImport);

type StartFlowProps = StartScreenProps & { upload: Upload; onCancel: () => void };

/**
 * From choosing a source to a file that has arrived or was refused. It is loaded from the start, because the connection may be what fails; only what a spent meter
 * opens is not: then the server has answered.
 */
export function StartFlow({ upload, onCancel, ...start }: StartFlowProps) {
  if (upload.state === 'sending') {
    const line = `${readingTexts.uploading(upload.percent)} · ${formatBytes(upload.file.size)}`;
    return <ReadingScreen fileName={upload.file.name} line={line} percent={upload.percent} reading={null} onCancel={onCancel} />;
  }
  if (upload.state === 'refused') {
    const { file, source, cause } = upload;
    const isSpent = 'error' in cause && cause.error instanceof ApiError && cause.error.code === 'QUOTA_EXCEEDED';
    const wait = isSpent ? <SpentImport key={file.name} error={cause.error} file={file} source={source} /> : null;
    return <RefusalScreen cause={cause} fileName={file.name} ways={start.ways} onAgain={() => start.ways.onFile(file, source)} wait={wait} />;
  }
  return <StartScreen {...start} />;
}
