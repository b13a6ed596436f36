import { useEvidenceFocus } from './evidence-focus';
import { type Source, wordsOf } from './number-sources';
import { SourceLink } from './source-link';
import { texts } from './texts';

/** The words behind a number, what they are part of, and the way there. `under`: below their claim, on a short leaf stem. */
export function SourceQuote({ source, under = false, raised = false }: { source: Source; under?: boolean; raised?: boolean }) {
  const { captionOf } = useEvidenceFocus();
  return (
    <span
      className={`block ${
        under
          ? 'relative my-2 ps-6 before:absolute before:start-2 before:top-0 before:h-3.5 before:w-3 before:rounded-es-[8px] before:border-s before:border-b before:border-leaf'
          : ''
      }`}
    >
      <q lang={source.lang} className={`font-serif text-[0.9375rem] leading-[1.5] ${raised || under ? 'text-ink' : 'text-ink-2'}`}>
        <span className={raised || under ? 'evidence-words' : 'underline decoration-leaf/70 decoration-1 underline-offset-[3px]'}>{wordsOf(source)}</span>
      </q>
      {source.translation ? (
        <span className="mt-1 block border-s border-line-strong ps-2.5 text-ink-2">
          <span className="block font-sans text-xs text-ink-3">{texts.translated}</span>
          <span lang={source.translation.language} className="font-serif text-[0.9375rem] leading-[1.5]">
            {source.translation.text}
          </span>
        </span>
      ) : null}
      <span className="mt-1 block font-sans text-xs text-ink-3">
        {captionOf(source)}{' '}
        <SourceLink source={source} label={texts.openSource(source.number)} className="link ms-1 inline-block py-0.5">
          {texts.open}
        </SourceLink>
      </span>
    </span>
  );
}
