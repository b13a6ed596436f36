import type { Overview } from '@folia/contracts/analytics/shapes';
import { StepBars } from './charts/step-bars';
import { texts } from './texts';

const words = texts.sources;
const country = new Intl.DisplayNames('en', { type: 'region' });

/** Where visits came from, and on what they were made. */
export function SourcesPart({ overview: { now, channels, devices, countries } }: { overview: Overview }) {
  const rows = <T extends { visits: number; visibleMs: number }>(given: readonly T[], nameOf: (one: T) => string) =>
    given.map((one) => ({ key: nameOf(one), name: nameOf(one), count: one.visits, note: texts.time(one.visibleMs) }));
  const parts = [
    { title: words.title, rows: rows(channels, texts.channel) },
    { title: words.devices, rows: rows(devices, ({ device }) => texts.device(device)) },
    { title: words.countries, rows: rows(countries, (one) => country.of(one.country) ?? one.country) },
  ].filter((part) => part.rows.length > 0);
  return (
    <div className="mt-12 grid gap-x-18 gap-y-12 md:mt-18 lg:grid-cols-2 print:mt-8">
      {parts.map((part) => (
        <section key={part.title}>
          <h2 className="section-title mb-2">{part.title}</h2>
          <StepBars label={part.title} whole={now.visits} rows={part.rows} />
        </section>
      ))}
    </div>
  );
}
