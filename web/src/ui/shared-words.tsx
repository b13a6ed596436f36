import type { ScreenedResume } from '@folia/contracts/screening/board';
import { entryTitle } from '../lib/entry-title';
import { sectionName } from '../lib/kind-names';
import { formatPartialDate } from '../lib/partial-date';
import { formatPeriod } from '../lib/period';

type Fields = ScreenedResume['items'][number]['fields'];

const ofPeriod: ReadonlySet<string> = new Set(['startDate', 'endDate', 'current']);
/** The words of an entry as people read them: its dates first, in one line. */
const wordsOf = (fields: Fields): string[] => {
  const others = Object.entries(fields).flatMap(([name, value]) => (ofPeriod.has(name) || typeof value === 'boolean' ? [] : value));
  return [formatPeriod(fields), ...others.map((value) => formatPartialDate(value))].filter(Boolean);
};

/** Every word that a job, or a team that searches, gets of somebody. */
export const SharedWords = ({ name = '', resume }: { name?: string; resume: ScreenedResume }) => (
  <div className="mt-2 max-h-[50vh] space-y-3 overflow-y-auto border-s-2 border-line ps-3">
    <p>{[name, resume.headline].filter(Boolean).join(' · ')}</p>
    {resume.items.map(({ id, kind, fields }) => (
      <div key={id}>
        <p className="text-xs text-ink-3">{sectionName(kind)}</p>
        <p className="font-medium">{entryTitle(kind, fields)}</p>
        {wordsOf(fields)
          .filter((value) => !entryTitle(kind, fields).includes(value))
          .map((value, index) => (
            // Two fields of an entry may say the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of what is shown never changes
            <p key={index} className="wrap-break-word whitespace-pre-line text-ink-2">
              {value}
            </p>
          ))}
      </div>
    ))}
  </div>
);
