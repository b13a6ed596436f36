import { type PlanName, type Plans, planNames } from '@folia/contracts/plans';
import { Check } from 'lucide-react';
import { SiteSection } from '../../ui/site-page';
import { comparison, nameOf, pricesOf } from './plan-words';
import { texts } from './texts';

const cell = 'py-3 pe-4 text-start align-baseline font-normal leading-[1.4] md:border-b md:border-line';
const narrow = 'max-md:block max-md:pe-1.5 max-md:pb-0 max-md:pt-0 max-md:text-s';

/** Every limit of every plan. On phones each limit is a row of four small values. */
export const ComparisonTable = ({ plans }: { plans: Plans }) => {
  const isMost = (name: PlanName) => plans[name].label !== undefined;
  return (
    <SiteSection title={texts.compare}>
      <table className="w-full table-fixed border-collapse text-[0.9375rem] tabular-nums max-md:block">
        <caption className="sr-only">{texts.compare}</caption>
        <colgroup>
          <col className="w-[26%]" />
          {planNames.map((name) => (
            <col key={name} />
          ))}
        </colgroup>
        <thead className="max-md:sr-only">
          <tr>
            <td className="sticky top-(--bar) z-10 border-b border-line-strong bg-ground" />
            {planNames.map((name) => (
              <th
                key={name}
                scope="col"
                className={`sticky top-(--bar) z-10 bg-ground py-3 pe-4 text-start font-semibold ${isMost(name) ? 'border-b-[3px] border-ink' : 'border-b border-line-strong'}`}
              >
                {nameOf[name]}
                {plans[name].price === null ? null : <span className="ms-1.5 font-normal text-ink-3">{pricesOf(plans[name]).month.sum}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map(({ title, rows }) => (
          <tbody key={title} className="max-md:block">
            <tr className="max-md:block max-md:border-b max-md:border-line-strong max-md:pt-8 max-md:pb-2">
              <th
                scope="rowgroup"
                colSpan={5}
                className="border-line-strong pt-8 pb-3 text-start font-semibold max-md:block max-md:p-0 max-md:font-serif max-md:text-xl max-md:font-normal md:border-b"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.title} className="max-md:grid max-md:grid-cols-4 max-md:border-b max-md:border-line max-md:py-3">
                <th scope="row" className={`${cell} text-ink-2 max-md:col-span-4 max-md:block max-md:pt-0 max-md:pb-1.5 max-md:font-medium max-md:text-ink`}>
                  {row.title}
                  {row.note ? <small className="block max-w-[30ch] text-xs font-normal text-ink-3 max-md:max-w-none">{row.note}</small> : null}
                </th>
                {planNames.map((name) => (
                  <td key={name} className={`${cell} ${narrow} ${isMost(name) ? 'font-medium' : 'text-ink-2'}`}>
                    <span aria-hidden="true" className="block text-xs font-normal text-ink-3 md:hidden">
                      {nameOf[name]}
                    </span>
                    <Value value={row.of(plans[name])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </SiteSection>
  );
};

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Check aria-hidden="true" className="inline size-4 align-[-0.15em] text-ink" />
      ) : (
        <span aria-hidden="true" className="font-normal text-ink-3">
          –
        </span>
      )}
      <span className="sr-only">{value ? texts.included : texts.notIncluded}</span>
    </>
  );
}
