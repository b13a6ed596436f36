import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { paths } from '../../lib/paths';
import { MeasuringSwitch } from '../../ui/measuring-switch';
import { texts } from './texts';

/** The answer to being measured, among the settings; nothing where nothing is measured. */
export function MeasuringSetting() {
  const { collector } = webConfig();
  if (!collector) return null;
  return (
    <section aria-labelledby="measuring" className="grid gap-x-10 gap-y-3 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)]">
      <div>
        <h3 id="measuring" className="font-[550]">
          {texts.title}
        </h3>
        <p className="mt-1 text-s text-ink-2">
          {texts.text(new URL(collector).host)}{' '}
          <Link to={`${paths.cookies.href()}#measuring`} className="link">
            {texts.more}
          </Link>
        </p>
      </div>
      <div className="min-w-0">
        <MeasuringSwitch label={texts.switch} refused={texts.refused} />
      </div>
    </section>
  );
}
