import { toldEvents } from '../../../content/legal/measured-events';
import { webConfig } from '../../lib/config';
import { MeasuringSwitch } from '../../ui/measuring-switch';
import { LegalTable } from './legal-table';
import { texts } from './texts';

const words = texts.measuring;

/** Its place among the sections of a page. */
export const measuringSection = { id: 'measuring', title: words.title };
const rows = Object.values(toldEvents).map(({ what, told }) => [what, told]);

/** What is measured in this installation, as its configuration says, and this browser's answer to it. */
export function Measuring() {
  const { collector } = webConfig();
  if (!collector)
    return (
      <section aria-labelledby={measuringSection.id} className="mt-12">
        <h2 id={measuringSection.id} className="mb-4 scroll-mt-6 font-serif text-2xl tracking-[-0.012em]">
          {words.title}
        </h2>
        <p className="text-s text-ink-2">{words.none}</p>
      </section>
    );
  const { host } = new URL(collector);
  return (
    <>
      <LegalTable {...measuringSection} columns={words.columns} rows={rows} note={words.asked(host)} />
      <p className="mt-4 text-s text-ink-2">{words.how(host)}</p>
      <p className="mt-4 mb-2 text-s text-ink-2">{words.never}</p>
      <MeasuringSwitch label={words.switch} refused={words.refused} />
    </>
  );
}
