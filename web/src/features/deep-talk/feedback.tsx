import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../ui/button';
import { texts } from './texts';
import type { Turn } from './turn';

type FeedbackProps = { turn: Turn; name: string; onRate: (helpful: boolean | null, reason?: Turn['reason']) => void };

const reasons = Object.entries(texts.reasons) as [NonNullable<Turn['reason']>, string][];

/** Whether an answer helped; if not, why. */
export function FeedbackButtons({ turn: { helpful }, onRate }: Omit<FeedbackProps, 'name'>) {
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        iconOnly
        icon={<ThumbsUp className={helpful === true ? 'fill-leaf-wash text-leaf' : ''} />}
        aria-pressed={helpful === true}
        onClick={() => onRate(helpful === true ? null : true)}
      >
        {texts.helpful}
      </Button>
      <Button
        look="quiet"
        size="sm"
        iconOnly
        icon={<ThumbsDown className={helpful === false ? 'fill-raised text-ink' : ''} />}
        aria-pressed={helpful === false}
        onClick={() => onRate(helpful === false ? null : false)}
      >
        {texts.notHelpful}
      </Button>
    </>
  );
}

export function FeedbackReasons({ turn: { helpful, reason }, name, onRate }: FeedbackProps) {
  if (helpful === null) return null;
  if (helpful || reason)
    return (
      <p role="status" className="mt-1 text-xs text-ink-3">
        {helpful ? texts.thanksHelpful : texts.thanks(name)}
      </p>
    );
  return (
    <fieldset className="mt-2">
      <legend className="mb-1.5 text-xs text-ink-3">{texts.why}</legend>
      <div className="flex flex-wrap gap-1.5">
        {reasons.map(([value, label]) => (
          <Button key={value} size="sm" className="rounded-full!" onClick={() => onRate(false, value)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
