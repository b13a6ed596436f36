import { formatBytes } from '../../lib/format-bytes';
import { ReadingScreen } from './reading-screen';
import { readingTexts } from './reading-texts';
import { RefusalScreen } from './refusal-screen';
import { SpentImport } from './spent-import';
import { StartScreen, type StartScreenProps } from './start-screen';
import type { Upload } from './use-upload';

type StartFlowProps = StartScreenProps & { upload: Upload; onCancel: () => void };

/** From choosing a source to a file that has arrived or was refused. All of it is loaded from the start, because the connection may be what fails. */
export function StartFlow({ upload, onCancel, ...start }: StartFlowProps) {
  if (upload.state === 'sending') {
    const line = `${readingTexts.uploading(upload.percent)} · ${formatBytes(upload.file.size)}`;
    return <ReadingScreen fileName={upload.file.name} line={line} percent={upload.percent} reading={null} onCancel={onCancel} />;
  }
  if (upload.state === 'refused') {
    const { file, source, cause } = upload;
    const wait = 'error' in cause ? <SpentImport key={file.name} error={cause.error} file={file} source={source} /> : null;
    return <RefusalScreen cause={cause} fileName={file.name} ways={start.ways} onAgain={() => start.ways.onFile(file, source)} wait={wait} />;
  }
  return <StartScreen {...start} />;
}
