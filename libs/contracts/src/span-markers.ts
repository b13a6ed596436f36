const marker = /span_(\\*)(begin|end)(\([^()<>]*\))?/g;

const attributes = (bracket: string | undefined) => (bracket ? bracket.slice(1, -1).replaceAll('%29', ')').replaceAll('%25', '%') : '');

function restoreText(text: string): string {
  return text.replace(marker, (_all, slashes: string, word: string, bracket?: string) => {
    if (slashes) return `span_${slashes.slice(1)}${word}${bracket ?? ''}`;
    return word === 'begin' ? `<span${attributes(bracket)}>` : `</span>${bracket ?? ''}`;
  });
}

/**
 * Turns the web client's span markers in all strings of a body back into what was typed (SPEC section 5, DESIGN section 8): `span_begin` and
 * `span_begin(attributes)` into an opening tag, `span_end` into a closing one; one backslash is taken from a marker that was itself typed.
 */
export function restoreSpans(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('span_') ? restoreText(value) : value;
  if (Array.isArray(value)) return value.map(restoreSpans);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restoreSpans(inner)]));
  return value;
}
