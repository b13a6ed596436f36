import { Readable } from 'node:stream';
import { AppError } from '@folia/contracts/errors';
import { uploadBody } from '@folia/contracts/resume-import/shapes';
import { validate } from '@folia/platform/validate';
import { z } from 'zod';
import type { CalledRequest } from '../http/request.decorator';

type SentFile<Beside> = { name: string; bytes: Readable; beside: Beside };
const nothing = z.strictObject({});

/** The file of a request: of a form, or of JSON in base64. Throws FILE_EMPTY for a form without one, BODY_INVALID. */
export const sentFile = (request: CalledRequest): Promise<SentFile<object>> => sentFileWith(request, nothing);

/** The same with what is sent beside it; in a form that stands before the file. */
export async function sentFileWith<B extends z.ZodObject>(request: CalledRequest, shape: B): Promise<SentFile<z.output<B>>> {
  if (request.isMultipart()) {
    const file = await request.file();
    if (!file) throw new AppError('FILE_EMPTY');
    const parts = Object.entries(file.fields).flatMap(([name, part]) => (part && 'value' in part ? [[name, part.value]] : []));
    return { name: file.filename, bytes: file.file, beside: validate(shape, Object.fromEntries(parts)) };
  }
  const { fileName, contentBase64, ...beside } = validate(uploadBody.loose(), request.body ?? {});
  if (!/^[A-Za-z0-9+/_-]*={0,2}\s*$/.test(contentBase64)) throw new AppError('BODY_INVALID', { issues: [{ path: 'contentBase64', message: 'is not base64' }] });
  return { name: fileName, bytes: Readable.from([Buffer.from(contentBase64, 'base64')], { objectMode: false }), beside: validate(shape, beside) };
}
