import type { Link } from '@folia/contracts/link/shapes';
import { buttonClass } from '../../../ui/button-class';
import { CopyButton } from '../../../ui/copy-button';
import { TextArea } from '../../../ui/text-field';
import { madeTexts } from './made-texts';
import { writeEmail } from './write-email';

const words = madeTexts.email;

/** A text to paste into an e-mail of one's own: the product sends the recipient nothing. */
export function EmailText({ link, address }: { link: Link; address: string }) {
  const text = writeEmail(link, address);
  return (
    <div className="space-y-3">
      <TextArea label={words.label} value={text} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <CopyButton value={text} label={words.copy} look="outlined" size="md" />
        <a href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(text)}`} className={buttonClass({ look: 'quiet' })}>
          {words.send}
        </a>
      </div>
    </div>
  );
}
