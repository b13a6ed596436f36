// `<span>` never travels as a tag (spec section 5). A marker that somebody typed gets one more backslash, so that the
// server, which takes one away, gives back exactly what was typed. Attributes stand in brackets; an opening tag without
// any is followed by an empty pair only where typed text would otherwise be read as its attributes.
const tagOrMarker = /span_(\\*)(begin|end)|<span(\s[^<>]*)?>(?=(\()?)|<\/span>/g;

const inBrackets = (attributes: string) => `(${attributes.replace(/[%()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;

function markText(text: string) {
  return text.replace(tagOrMarker, (found: string, slashes: string | undefined, word: string, attributes?: string, bracketFollows?: string) => {
    if (slashes !== undefined) return `span_\\${slashes}${word}`;
    if (found === '</span>') return 'span_end';
    return `span_begin${attributes ? inBrackets(attributes) : bracketFollows ? '()' : ''}`;
  });
}

/** Rewrites the span tags in all strings of a body, however deep. */
export function markSpans(value: unknown): unknown {
  if (typeof value === 'string') return markText(value);
  if (Array.isArray(value)) return value.map(markSpans);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markSpans(inner)]));
  return value;
}
