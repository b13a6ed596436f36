const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const special = /[\\^$.*+?()[\]{}|]/g;

/**
 * Which of `values` appear in a text as a whole: not inside a longer word or number, never inside a UUID, in any case of letters. Ids are made of time and
 * chance, so any few digits or letters appear in one sooner or later.
 */
export function valuesTold(text: string, values: readonly string[]): string[] {
  const withoutIds = text.replace(id, '');
  return values.filter((value) => new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(special, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(withoutIds));
}
