import type { LinkTablePreview } from '@folia/contracts/link/table';
import { TriangleAlert } from 'lucide-react';
import { manyTexts as texts } from './many-texts';

const { head } = texts;
const cell = 'px-2 py-2 text-start align-top first:ps-0 last:pe-0';

/** What would be made, line by line, or what is wrong and where. */
export function TablePreview({ preview: { rows, errors } }: { preview: LinkTablePreview }) {
  if (errors.length > 0)
    return (
      <div role="alert">
        <p className="flex items-start gap-2 text-bad [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <TriangleAlert aria-hidden="true" />
          {texts.errors(errors.length)}
        </p>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {errors.map(({ line, column, message }) => (
            <li key={`${line}-${column}-${message}`} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 py-2">
              <span className="font-[550]">{texts.errorAt(line, column)}</span>
              <span className="text-ink-2 [overflow-wrap:anywhere]">{message}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      <p role="status" className="mb-3 text-ink-2">
        {texts.rows(rows.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={texts.title}>
        <table className="w-full text-s">
          <thead className="text-[0.8125rem] text-ink-2">
            <tr>
              {[head.line, head.recipient, head.email, head.ends, head.views].map((name) => (
                <th key={name} scope="col" className={`${cell} font-medium whitespace-nowrap`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} className="border-t border-line">
                <td className={`${cell} text-ink-3 tabular-nums`}>{row.line}</td>
                <th scope="row" className={`${cell} min-w-32 font-normal [overflow-wrap:anywhere]`}>
                  {row.description}
                  {row.note ? <span className="block text-[0.8125rem] text-ink-3">{row.note}</span> : null}
                </th>
                <td className={`${cell} [overflow-wrap:anywhere] ${row.email ? '' : 'text-ink-3'}`}>{row.email ?? texts.anyone}</td>
                <td className={`${cell} whitespace-nowrap`}>{texts.day(row.expiresAt)}</td>
                <td className={`${cell} tabular-nums`}>{row.maxViews?.toLocaleString('en-US') ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
