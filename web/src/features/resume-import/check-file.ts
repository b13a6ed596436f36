import type { ErrorCode } from '@folia/contracts/errors';
import { maxResumeBytes } from '@folia/contracts/limits';

const knownNames = /\.(pdf|docx)$/i;

/** What the picker offers and the drop zone takes; the server looks at the content, not at the name. */
export const acceptedTypes = { 'application/pdf': ['.pdf'], 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'] };

/** Why a file need not be sent at all, or null. The server checks again. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): ErrorCode | null {
  if (!knownNames.test(name)) return 'FILE_TYPE_UNSUPPORTED';
  if (size === 0) return 'FILE_EMPTY';
  return size > maxResumeBytes ? 'FILE_TOO_LARGE' : null;
}
