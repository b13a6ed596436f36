import type { Feedback } from '@folia/contracts/feedback/shapes';
import { Button } from '../../ui/button';
import { Known } from './known';
import { texts } from './texts';

type FeedbackCardProps = { feedback: Feedback; onAnswer: (feedback: Feedback) => void; onClose: () => void };

/** What somebody wrote about the product, and what can be done with it. */
export function FeedbackCard({ feedback, onAnswer, onClose }: FeedbackCardProps) {
  const { kind, text, page, state, createdAt, from, email, answer } = feedback;
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <span className="font-[550]">{texts.feedbackKind[kind]}</span> {page ? texts.aboutPage(page) : null}
        </p>
        <p className="mt-1.5 max-w-[68ch] font-serif text-m whitespace-pre-line">{text}</p>
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">
          {from ? <Known person={from} /> : (email ?? texts.noAddress)} · <time dateTime={createdAt}>{texts.on(createdAt)}</time>
        </p>
        {answer ? (
          <div className="mt-3 max-w-[68ch] border-s-2 border-line ps-4">
            <p className="text-[0.8125rem] text-ink-3">
              <Known person={answer.by} />, {texts.on(answer.at)}
            </p>
            <p className="mt-1 font-serif text-m whitespace-pre-line">{answer.text}</p>
          </div>
        ) : null}
      </div>
      {state === 'closed' ? null : (
        <div className="flex gap-2 md:flex-col">
          {state === 'new' && (from || email) ? <Button onClick={() => onAnswer(feedback)}>{texts.answerIt}</Button> : null}
          <Button look="quiet" onClick={onClose}>
            {texts.closeIt}
          </Button>
        </div>
      )}
    </li>
  );
}
