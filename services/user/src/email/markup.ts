/** HTML that is safe to send: made by {@link markup} and by nothing else. */
export class Markup {
  private constructor(readonly html: string) {}
  static written(parts: readonly string[], values: readonly Value[]): Markup {
    return new Markup(parts.map((part, at) => part + (at < values.length ? htmlOf(values[at] ?? '') : '')).join(''));
  }
}

type Value = string | Markup | readonly Markup[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function htmlOf(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value !== 'string') return value.map(({ html }) => html).join('\n');
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Template tag for HTML. Every string put into it is escaped, for text and for quoted attributes; only other markup goes in as it is. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => Markup.written(parts, values);
