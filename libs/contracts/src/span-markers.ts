import { changeTexts } from './change-texts';

// Brackets only belong to an opening marker; after anything else they are the writer's own.
const marker = /span_(\\+)(begin|end)|span_begin(\([^()<>]*\))?|span_end/g;

const attributes = (bracket: string) => bracket.slice(1, -1).replace(/%(25|28|29)/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function restoreText(text: string): string {
  return text.replace(marker, (found: string, slashes: string | undefined, word: string, bracket: string | undefined) => {
    if (slashes) return `span_${slashes.slice(1)}${word}`;
    return found === 'span_end' ? '</span>' : `<span${bracket ? attributes(bracket) : ''}>`;
  });
}

/**
 * Turns the web client's span markers in all strings of a body back into what was typed (SPEC section 5, DESIGN section 8): `span_begin` and
 * `span_begin(attributes)` become an opening tag, `span_end` a closing one. A marker that a person typed is escaped with a backslash, and loses one here.
 */
export function restoreSpans(value: unknown): unknown {
  return changeTexts(value, (text) => (text.includes('span_') ? restoreText(text) : text));
}
