import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usageQuery } from './api';
import { startTexts as texts, usageLine } from './start-texts';

/** The three steps, and what is left of the plan, shown before anything is spent. */
export function HowItGoes() {
  const usage = useQuery(usageQuery());
  const meter = usage.data?.meters?.find((entry) => entry.meter === 'resume-import');
  const isSpent = meter !== undefined && meter.limit !== null && meter.used >= meter.limit;
  const { read, check, save, ownModel } = texts.steps;
  return (
    <ol className="grid content-start gap-4 sm:max-lg:grid-cols-2">
      {[read, check, save].map((step, place) => (
        <Step key={step.title} place={place + 1} title={step.title}>
          {step.text}
        </Step>
      ))}
      {usage.data?.ownModel ? (
        <Step place={4} title={ownModel.title}>
          {ownModel.text}
        </Step>
      ) : (
        <Step place={4} title={meter ? usageLine(meter) : ' '}>
          {isSpent ? <span className="text-warn">{texts.steps.usage.spent}</span> : texts.steps.usage.text}
        </Step>
      )}
    </ol>
  );
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="relative ps-[30px] text-ink-2">
      <span aria-hidden="true" className="absolute start-0 font-serif text-l leading-[1.2] text-ink-3 lining-nums">
        {place}
      </span>
      <b className="block min-h-[1lh] font-semibold text-ink">{title}</b>
      {children}
    </li>
  );
}
