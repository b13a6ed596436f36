import { DownloadRow } from './download-row';
import { texts } from './texts';

/** The two files that contain everything. */
export function TakeAlong() {
  return (
    <>
      <DownloadRow title={texts.resume} text={texts.resumeText} path="/me/export/resume.json" />
      <DownloadRow title={texts.archive} text={texts.archiveText} path="/me/export/archive.zip" />
    </>
  );
}
