import { Readable } from 'node:stream';
import { AppError } from '@folia/contracts/errors';
import { uploadBody } from '@folia/contracts/resume-import/shapes';
import { validate } from '@folia/platform/validate';
import type { CalledRequest } from '../http/request.decorator';

/** The file of a request: of a form, or of JSON in base64. Throws FILE_EMPTY for a form without one, BODY_INVALID. */
export async function sentFile(request: CalledRequest): Promise<{ name: string; bytes: Readable }> {
  if (request.isMultipart()) {
    const file = await request.file();
    if (!file) throw new AppError('FILE_EMPTY');
    return { name: file.filename, bytes: file.file };
  }
  const { fileName, contentBase64 } = validate(uploadBody, request.body ?? {});
  if (!/^[A-Za-z0-9+/_-]*={0,2}\s*$/.test(contentBase64)) throw new AppError('BODY_INVALID', { issues: [{ path: 'contentBase64', message: 'is not base64' }] });
  return { name: fileName, bytes: Readable.from([Buffer.from(contentBase64, 'base64')], { objectMode: false }) };
}
