type Part = { table: string; rows: unknown[]; next: string | null };

/** The parts of a service's rows as one JSON object, a list for each table, a piece at a time. */
export async function* writeTables(first: Part, ask: (cursor: string) => Promise<Part>): AsyncIterable<string> {
  let table = '';
  let isFirstRow = true;
  for (let part: Part | null = first; part; part = part.next ? await ask(part.next) : null) {
    if (part.table !== table) yield `${table ? '\n  ],\n' : '{\n'}  ${JSON.stringify(part.table)}: [`;
    isFirstRow = isFirstRow || part.table !== table;
    table = part.table;
    for (const row of part.rows) {
      yield `${isFirstRow ? '' : ','}\n    ${JSON.stringify(row)}`;
      isFirstRow = false;
    }
  }
  yield '\n  ]\n}\n';
}
