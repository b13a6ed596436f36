import type { ResumeAnalysis } from '@folia/contracts/tailored-resume/tailor-made';
import { Check, Minus } from 'lucide-react';
import { analysisTexts } from './analysis-texts';

const words = analysisTexts.analysis;

/** Each thing the job asks for, and whether the portfolio and the resume support it. */
export function KeywordTable({ keywords }: Pick<ResumeAnalysis, 'keywords'>) {
  return (
    <section aria-labelledby="words-title" className="min-w-0">
      <h2 id="words-title" className="mb-2.5 font-serif text-l font-medium">
        {words.coverage}
      </h2>
      {keywords.length === 0 ? (
        <p className="text-ink-3">{words.noWords}</p>
      ) : (
        <table className="w-full text-start text-[0.875rem]">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="py-2 text-start font-normal">
                {words.word}
              </th>
              <th scope="col" className="w-20 py-2 text-center font-normal">
                {words.before}
              </th>
              <th scope="col" className="w-20 py-2 text-center font-normal">
                {words.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {keywords.map(({ requirementId, label, need, before, after }) => (
              <tr key={requirementId} className="border-t border-line">
                <th scope="row" className="py-2 pe-2 text-start font-normal [overflow-wrap:anywhere]">
                  {label} <span className="text-xs text-ink-3">{words.need[need]}</span>
                </th>
                <Mark has={before} />
                <Mark has={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Mark = ({ has }: { has: boolean }) => (
  <td className="text-center">
    {has ? <Check aria-hidden="true" className="inline size-4 text-good" /> : <Minus aria-hidden="true" className="inline size-4 text-ink-3" />}
    <span className="sr-only">{has ? words.yes : words.no}</span>
  </td>
);
