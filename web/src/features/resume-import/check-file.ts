import type { FileCode } from '@folia/contracts/file-refusals';
import { maxResumeBytes } from '@folia/contracts/limits';
import type { ImportSource } from '@folia/contracts/resume-import/sources';

const knownNames: Record<ImportSource, RegExp> = { resume: /\.(?:pdf|docx)$/i, 'linkedin-archive': /\.zip$/i, 'json-resume': /\.json$/i, text: /\.txt$/i };

/** The formats the picker offers and the drop zone accepts; the server checks the content, not the name. */
export const acceptedTypes = { 'application/pdf': ['.pdf'], 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'] };

/** Why there is no need to send a file, or null. The server checks again. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, source: ImportSource = 'resume'): FileCode | null {
  if (!knownNames[source].test(name)) return source === 'resume' ? 'FILE_TYPE_UNSUPPORTED' : 'FILE_TYPE_MISMATCH';
  if (size === 0) return 'FILE_EMPTY';
  return size > maxResumeBytes ? 'FILE_TOO_LARGE' : null;
}
