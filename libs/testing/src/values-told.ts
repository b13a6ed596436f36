const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const special = /[\\^$.*+?()[\]{}|]/g;

/**
 * Which of `values` a text tells as a whole: not inside a longer word or number, never inside a UUID, whatever their case. An id is made of the
 * time and of chance, so any few digits or letters stand in one sooner or later.
 */
export function valuesTold(text: string, values: readonly string[]): string[] {
  const withoutIds = text.replace(id, '');
  return values.filter((value) => new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(special, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(withoutIds));
}
