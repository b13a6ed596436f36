import { BreathingDot } from '../../../ui/breathing-dot';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { sample } from '../sample';
import { SlideHead } from './slide-head';
import { texts } from './texts';
import { useDemoChat } from './use-demo-chat';

const words = texts.talk;
const questions = sample.answers.map(({ question }) => question);

/** Four questions and the answers that the engine gives to them. Each can be asked directly. */
export function TalkSlide({ isRunning }: { isRunning: boolean }) {
  const { phase, question: place, typed, choose } = useDemoChat(questions, isRunning);
  const isAsked = phase !== 'idle' && phase !== 'typing';
  const isAnswered = phase === 'showing' || phase === 'fading';
  const before = (place + questions.length - 1) % questions.length;
  return (
    <div data-phase={phase} className="flex h-full flex-col">
      <SlideHead title={words.title()} text={words.text} />
      <div className={`min-h-56 flex-1 transition-opacity duration-300 ${phase === 'fading' ? 'opacity-0' : ''}`}>
        <Question place={before} />
        <Answer place={before} />
        {isAsked ? <Question place={place} /> : null}
        {phase === 'processing' ? (
          <p className="flex items-center gap-2 text-s text-ink-3">
            <BreathingDot className="size-[9px] bg-leaf" />
            {words.reading()}
          </p>
        ) : null}
        {isAnswered ? <Answer place={place} /> : null}
      </div>
      <p
        aria-hidden="true"
        className="mt-5 flex min-h-12 items-center rounded-m border border-line-field bg-field px-3.5 text-[0.9375rem] [overflow-wrap:anywhere]"
      >
        {phase === 'typing' ? (
          <>
            {questions[place]?.slice(0, typed)}
            <span className="ms-px h-[1.2em] w-px bg-ink" />
          </>
        ) : (
          <span className="text-ink-3">{words.ask}</span>
        )}
      </p>
      <ul aria-label={words.questions} className="mt-3 flex flex-wrap gap-2">
        {questions.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={index === place}
              onClick={() => choose(index)}
              className="min-h-11 rounded-full border border-line-strong px-3.5 text-s text-ink-2 transition-colors duration-120 hover:border-ink-3 hover:text-ink aria-pressed:border-leaf aria-pressed:text-ink md:pointer-fine:min-h-8"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Question = ({ place }: { place: number }) => (
  <div className="mb-4 flex justify-end">
    <p className="max-w-[78%] rounded-[14px_14px_4px_14px] border border-line bg-raised px-3.5 py-2 [overflow-wrap:anywhere]">
      <span className="sr-only">{words.you}: </span>
      {questions[place]}
    </p>
  </div>
);

function Answer({ place }: { place: number }) {
  const { claims = [], outcome } = sample.answers[place] ?? {};
  return (
    <ul className={`mb-7 grid max-w-[44em] gap-2.5 ${outcome === 'absent' ? 'border-s border-line-strong ps-3.5' : ''}`}>
      {claims.map(({ text, from }, index) => (
        <li key={text}>
          <p className="font-serif text-[1.125rem] leading-[1.55]">
            {text}
            {from.length > 0 ? <EvidenceMark number={index + 1} className="ms-1.5" /> : null}
          </p>
          {from.length > 0 ? <p className="text-xs text-ink-3">{from.join(' · ')}</p> : null}
        </li>
      ))}
    </ul>
  );
}
