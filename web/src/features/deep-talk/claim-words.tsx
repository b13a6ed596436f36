import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { EvidenceMark } from '../../ui/evidence-mark';
import { splitLastWord } from './answer-blocks';
import { useEvidenceFocus } from './evidence-focus';
import { type LanguagePart, languageAt, languageParts, partsBefore } from './language-parts';
import { sourcesOf } from './number-sources';

/** A claim and its marks: the last word and its mark do not break. */
export function ClaimWords({ claim, onMark }: { claim: AnswerClaim; onMark: (number: number) => void }) {
  const { sources, pointed, point } = useEvidenceFocus();
  const own = sourcesOf([claim], sources);
  const parts = languageParts(claim.text.trim(), claim.citations);
  if (own.length === 0) return <InLanguages parts={parts} />;
  const [before, word, signs] = splitLastWord(claim.text);
  const isPointed = own.some(({ number }) => number === pointed);
  return (
    <span
      className={`rounded-[3px] transition-colors duration-120 print:bg-transparent! print:shadow-none! ${isPointed ? 'bg-leaf-wash shadow-[0_0_0_2px_var(--leaf-wash)]' : ''}`}
    >
      <InLanguages parts={partsBefore(parts, before.length)} />
      <span className="whitespace-nowrap">
        <span lang={languageAt(parts, before.length)}>{word}</span>
        {own.map(({ number }) => (
          <EvidenceMark
            key={number}
            number={number}
            data-mark={number}
            active={number === pointed}
            className="ms-[3px] pointer-coarse:ms-1.5 pointer-coarse:after:-inset-x-[3px]! print:shadow-none"
            onPointerEnter={(event) => event.pointerType === 'mouse' && point(number)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
            onFocus={() => point(number)}
            onBlur={() => point(null)}
            onClick={() => onMark(number)}
          />
        ))}
        {signs}
      </span>
    </span>
  );
}

/** Words of another language than those around them say so, for whoever hears them read. */
const InLanguages = ({ parts }: { parts: readonly LanguagePart[] }) =>
  parts.map(({ text, lang }, place) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={place} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
