/** Figures with their names, one below another. */
export function LimitList({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-5">
      {rows.map(([what, limit]) => (
        <div key={what} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <dt className="font-medium">{what}</dt>
          <dd className="text-ink-2 tabular-nums">{limit}</dd>
        </div>
      ))}
    </dl>
  );
}
