/**
 * A value from JSON or a query with `change` made to all its texts, and `changeName` to its field names. What stays as it is is handed back and not copied: nearly
 * every body does, and each one passes here.
 */
export function changeTexts(value: unknown, change: (text: string) => string, changeName = (name: string) => name): unknown {
  if (typeof value === 'string') return change(value);
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value);
  const parts = value as Record<string, unknown>;
  let changed: [string, unknown][] | null = null;
  for (const [place, name] of names.entries()) {
    const [toName, part] = [Array.isArray(value) ? name : changeName(name), changeTexts(parts[name], change, changeName)];
    if (!changed && (toName !== name || !Object.is(part, parts[name]))) changed = names.slice(0, place).map((before) => [before, parts[before]]);
    changed?.push([toName, part]);
  }
  if (!changed) return value;
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}
