type LegalTableProps = { id: string; title: string; columns: readonly string[]; rows: readonly (readonly string[])[]; note?: string };

/** A table that also fits a phone, where each row becomes a paragraph with its column names. */
export function LegalTable({ id, title, columns, rows, note }: LegalTableProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 scroll-mt-6 font-serif text-2xl tracking-[-0.012em]">
        {title}
      </h2>
      {note ? <p className="mb-4 text-s text-ink-2">{note}</p> : null}
      <table className="w-full text-s max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong text-left">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-5 font-[550]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr key={row[0]} className="border-b border-line align-top max-md:block max-md:py-3">
              {row.map((cell, place) => (
                <td key={columns[place]} className="text-ink-2 first:text-ink max-md:block max-md:py-0.5 md:py-2.5 md:pe-5 break-words">
                  {place > 0 ? <span className="text-ink-3 md:hidden">{columns[place]}: </span> : null}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
