import type { InvitePreview as Preview } from '@folia/contracts/asking/shapes';
import { TriangleAlert } from 'lucide-react';
import { texts } from './texts';

const words = texts.invite;

/** What is wrong and where, and who would be asked. */
export const InvitePreview = ({ preview: { rows, errors, left }, isTooMany }: { preview: Preview; isTooMany: boolean }) => (
  <>
    {errors.length > 0 ? (
      <div role="alert" className="mb-5">
        <p className="flex items-start gap-2 text-bad [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <TriangleAlert aria-hidden="true" />
          {words.errors(errors.length)}
        </p>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {errors.map(({ line, message }) => (
            <li key={`${line}-${message}`} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 py-2">
              <span className="font-[550]">{words.line(line)}</span>
              <span className="text-ink-2 [overflow-wrap:anywhere]">{message}</span>
            </li>
          ))}
        </ul>
      </div>
    ) : null}
    <p role="status" className={`mb-3 ${isTooMany ? 'text-bad' : 'text-ink-2'}`}>
      {isTooMany ? words.tooMany(left) : words.left(left)}
    </p>
    {rows.length > 0 ? (
      <ul aria-label={words.rows} className="divide-y divide-line border-y border-line">
        {rows.map(({ line, address, name, state }) => (
          <li key={line} className={`grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] ${state === 'known' ? 'text-ink-3' : ''}`}>
            <span className="[overflow-wrap:anywhere]">{address}</span>
            <span className="text-ink-2 [overflow-wrap:anywhere]">
              {[name || words.someone, state === 'known' ? words.known : ''].filter(Boolean).join('; ')}
            </span>
          </li>
        ))}
      </ul>
    ) : null}
  </>
);
