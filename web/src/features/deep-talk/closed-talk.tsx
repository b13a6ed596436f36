import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import type { Closed } from './closed-because';
import { texts } from './texts';

type ClosedTalkProps = {
  closed: Closed;
  name: string;
  onAskPerson?: () => void;
  /** In place of a conversation, not below one. */
  large?: boolean;
};

/** Where nothing can be asked: the reason, and what is left to do. */
export function ClosedTalk({ closed: { words, isSaid = false, own, onAgain, mayWrite }, name, onAskPerson, large = false }: ClosedTalkProps) {
  return (
    <div role="status" className={large ? 'max-w-[46ch] pt-2 sm:pt-6' : 'flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4'}>
      {isSaid ? null : <p className={large ? 'mb-5 font-serif text-xl leading-[1.35] text-balance' : 'max-w-[56ch] min-w-[24ch] flex-1 text-ink-2'}>{words}</p>}
      <div className="flex flex-wrap gap-2">
        {own ? (
          <Link to={own.href} className={buttonClass({ look: 'primary' })}>
            {own.label}
          </Link>
        ) : null}
        {onAgain ? <Button onClick={onAgain}>{texts.tryAgain}</Button> : null}
        {mayWrite && onAskPerson ? (
          <Button icon={<Mail />} onClick={onAskPerson}>
            {texts.askPerson(name)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
