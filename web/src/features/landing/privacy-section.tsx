import { Check } from 'lucide-react';
import { texts } from './texts';

/** A table says it better than a promise. */
export function PrivacySection() {
  const { caption, what, you, everyone, rows, yes } = texts.privacyTable;
  const cell = 'border-b border-line py-3 pe-3 text-start font-normal align-baseline';
  return (
    <section className="grid gap-x-12 gap-y-8 pt-20 md:grid-cols-[5fr_7fr] md:pt-34">
      <div>
        <h2 className="max-w-[11em] font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{texts.privacyTitle}</h2>
        {texts.privacy.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[34em] font-serif text-l leading-[1.6] text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <table className="w-full border-collapse self-start text-[0.9375rem] md:mt-2.5">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-s text-ink-3">
          <tr>
            {[what, you, everyone].map((title) => (
              <th key={title} scope="col" className={`${cell} border-line-strong`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row" className={`${cell} font-medium!`}>
                {row.what}
              </th>
              <td className={`${cell} text-ink-2`}>
                <Check aria-hidden="true" className="me-1 inline size-4 align-[-0.15em] text-ink" />
                {yes}
              </td>
              <td className={`${cell} ${row.everyone === yes ? 'text-ink-2' : 'text-ink-3'}`}>
                {row.everyone === yes ? <Check aria-hidden="true" className="me-1 inline size-4 align-[-0.15em] text-ink" /> : null}
                {row.everyone}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
