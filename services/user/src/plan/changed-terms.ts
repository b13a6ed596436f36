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

/** The terms with fields set by their paths: `meters.fit-score.limit=300`. Values are JSON, or else text; unknown fields are for a schema to refuse. */
export function withFields(terms: object, assignments: readonly string[]): unknown {
  const changed = structuredClone(terms) as Record<string, unknown>;
  for (const assignment of assignments) {
    const [path = '', value = ''] = assignment.split(/=(.*)/s);
    const names = path.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce<unknown>((part, name) => (isFields(part) && Object.hasOwn(part, name) ? part[name] : undefined), changed);
    if (!isFields(place) || !Object.hasOwn(place, last)) throw new Error(`There is no field ${path}.`);
    place[last] = readValue(value);
  }
  return changed;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
