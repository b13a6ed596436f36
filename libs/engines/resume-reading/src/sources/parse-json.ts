import { AppError } from '@folia/contracts/errors';
import { maxResumeCharacters } from '@folia/contracts/limits';
import { maxXmlDepth } from '../document/limits';

/** How deep brackets nest, without regard to those in texts; looked at before anything is built from them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/** UTF-8 bytes as text, a byte order mark taken off; null when they are not UTF-8. */
export function decodeText(data: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return null;
  }
}

/** Parses JSON of at most 500,000 characters and 256 levels. Throws AppError FILE_CORRUPT when it is none, FILE_TOO_COMPLEX beyond the limits. */
export function parseJson(data: Buffer): unknown {
  const text = decodeText(data);
  if (text === null) throw new AppError('FILE_CORRUPT');
  if (text.length > maxResumeCharacters || depthOf(text) > maxXmlDepth) throw new AppError('FILE_TOO_COMPLEX');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('FILE_CORRUPT');
  }
}
