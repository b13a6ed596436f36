type Terms = { readonly [field: string]: unknown };

/** The fields that differ, in words for the audit log: `{from: 'price 29', to: 'price 31'}`. Both are empty when nothing differs. */
export function changedTerms(before: object, after: object): { from: string; to: string } {
  const [old, current] = [fieldsOf(before as Terms), fieldsOf(after as Terms)];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter((field) => old.get(field) !== current.get(field));
  const told = (fields: Map<string, unknown>) => changed.map((field) => `${field} ${wordOf(fields.get(field))}`).join(', ');
  return { from: told(old), to: told(current) };
}

const wordOf = (value: unknown) => (value === null ? 'unlimited' : value === undefined ? 'none' : String(value));

/** Every field by its path: `meters.fit-score.limit`. */
function fieldsOf(terms: Terms, path = ''): Map<string, unknown> {
  const fields = Object.entries(terms).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [...fieldsOf(value as Terms, `${path}${name}.`)] : [[`${path}${name}`, value] as const],
  );
  return new Map(fields);
}
