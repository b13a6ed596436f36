import { Check } from 'lucide-react';
import { texts } from './section-texts';

const cell = 'border-b border-line py-3 pe-2 text-start font-normal align-baseline md:pe-3';

/** A table says it better than a promise. */
export function PrivacySection() {
  const { caption, what, readers, rows, yes } = texts.privacyTable;
  return (
    <section className="grid gap-x-12 gap-y-8 pt-20 md:pt-34 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="max-w-[11em] font-serif text-[2rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{texts.privacyTitle}</h2>
        {texts.privacy.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[34em] font-serif text-l leading-[1.6] text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <table className="w-full border-collapse self-start text-s md:mt-2.5 md:text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-s text-ink-3">
          <tr>
            {[what, ...readers].map((title) => (
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
              {row.cells.map((said, place) => (
                <td key={readers[place]} className={`${cell} ${said === yes ? 'text-ink-2' : 'text-ink-3'}`}>
                  {said === yes ? <Check aria-hidden="true" className="me-1 inline size-4 align-[-0.15em] text-ink" /> : null}
                  {said}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
