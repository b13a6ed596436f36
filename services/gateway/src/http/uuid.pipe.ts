import { AppError } from '@folia/contracts/errors';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** An id in an address. Anything else names nothing, so it is NOT_FOUND like an unknown id. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw new AppError('NOT_FOUND');
    return value.toLowerCase();
  }
}
