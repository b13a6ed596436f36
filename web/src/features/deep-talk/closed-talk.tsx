import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { texts } from './texts';

type ClosedTalkProps = {
  words: string;
  name: string;
  /** Where the owner puts it right. */
  own?: { label: string; href: string };
  onAskPerson?: () => void;
  onAgain?: () => void;
};

/** Stands in place of the field where nothing can be asked: the reason, and what is left to do. */
export function ClosedTalk({ words, name, own, onAskPerson, onAgain }: ClosedTalkProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
      <p className="max-w-[56ch] min-w-[24ch] flex-1 text-ink-2">{words}</p>
      {own ? (
        <Link to={own.href} className={buttonClass({ look: 'primary' })}>
          {own.label}
        </Link>
      ) : null}
      {onAgain ? <Button onClick={onAgain}>{texts.tryAgain}</Button> : null}
      {onAskPerson ? (
        <Button icon={<Mail />} onClick={onAskPerson}>
          {texts.askPerson(name)}
        </Button>
      ) : null}
    </div>
  );
}
