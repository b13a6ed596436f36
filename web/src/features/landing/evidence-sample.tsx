import { sampleLines, texts } from './texts';

// The headline's thread: from its last word to the margin and down into the portfolio's column. Drawn once, without motion, with CSS anchors. Where there is no
// room or no support for them, the marks say the same.
const threadDown =
  'lg:[top:calc(anchor(--claim_center)+1rem)] lg:[bottom:calc(anchor(--shows_center)+14px)] lg:[left:calc(anchor(--claim_right)+16px)] lg:right-3 lg:rounded-se-[14px] lg:border-t lg:border-r';
const threadIn =
  'lg:[top:calc(anchor(--shows_center)-15px)] lg:[bottom:anchor(--shows_center)] lg:[left:calc(anchor(--shows_right)+12px)] lg:right-3 lg:rounded-ee-[14px] lg:border-r lg:border-b';

/** Three lines of a resume and what becomes of them. */
export function EvidenceSample() {
  return (
    <>
      <figure className="mt-14 rounded-l border border-line bg-surface p-5 max-md:-mx-2 md:mt-18 md:p-8 lg:me-8">
        <figcaption className="grid gap-x-22 pb-3 text-s text-ink-3 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <span>
            {texts.inTheFile} · {texts.sample}
          </span>
          <span className="hidden w-fit [anchor-name:--shows] md:inline">{texts.inThePortfolio}</span>
        </figcaption>
        <ul>
          {sampleLines.map(({ words, rest, field, value }, place) => (
            <li key={field} className="grid items-baseline gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,6fr)_88px_minmax(0,5fr)]">
              <p className="font-serif text-[1.0625rem] leading-normal text-ink-2">
                <span className="evidence-words">{words}</span>
                {rest}
              </p>
              <span aria-hidden="true" className="mx-2 hidden h-px self-center bg-leaf/60 md:block" />
              <p className="flex items-baseline gap-2.5">
                <span className="inline-grid h-[18px] min-w-[18px] shrink-0 translate-y-[-1px] place-items-center self-center rounded-[9px_9px_9px_2px] bg-leaf-wash text-2xs leading-none font-[650] text-leaf shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)]">
                  {place + 1}
                </span>
                <span className="text-m">
                  <span className="sr-only">{field}: </span>
                  {value} <span className="text-s whitespace-nowrap text-ink-3">{field}</span>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </figure>
      <span aria-hidden="true" className={`pointer-events-none absolute hidden border-leaf supports-[anchor-name:--a]:lg:block ${threadDown}`} />
      <span aria-hidden="true" className={`pointer-events-none absolute hidden border-leaf supports-[anchor-name:--a]:lg:block ${threadIn}`} />
    </>
  );
}
