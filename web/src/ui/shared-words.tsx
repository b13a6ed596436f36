import type { ScreenedResume } from '@folia/contracts/screening/board';
import { entryTitle } from '../lib/entry-title';
import { sectionName } from '../lib/kind-names';

const valuesOf = (fields: ScreenedResume['items'][number]['fields']) => Object.values(fields).flatMap((value) => (typeof value === 'boolean' ? [] : value));

/** Every word that a job, or a team that searches, gets of somebody. */
export const SharedWords = ({ name = '', resume }: { name?: string; resume: ScreenedResume }) => (
  <div className="mt-2 max-h-[50vh] space-y-3 overflow-y-auto border-s-2 border-line ps-3">
    <p>{[name, resume.headline].filter(Boolean).join(' · ')}</p>
    {resume.items.map(({ id, kind, fields }) => (
      <div key={id}>
        <p className="text-xs text-ink-3">{sectionName(kind)}</p>
        <p className="font-medium">{entryTitle(kind, fields)}</p>
        {valuesOf(fields)
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
