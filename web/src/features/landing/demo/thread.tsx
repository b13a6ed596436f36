// From the headline's last word to the margin and down into the portfolio's column, with CSS anchors. Where there is no room or no support for them, the marks
// say the same.
const down =
  'lg:[top:calc(anchor(--claim_center)+1rem)] lg:[bottom:calc(anchor(--shows_center)+14px)] lg:[left:calc(anchor(--claim_right)+16px)] lg:right-3 lg:rounded-se-[14px] lg:border-t lg:border-r';
const into =
  'lg:[top:calc(anchor(--shows_center)-15px)] lg:[bottom:anchor(--shows_center)] lg:[left:calc(anchor(--shows_right)+12px)] lg:right-3 lg:rounded-ee-[14px] lg:border-r lg:border-b';

/** The headline's thread: it ends in the evidence of the demo. Drawn once, without motion. */
export const Thread = () => (
  <>
    {[down, into].map((look) => (
      <span key={look} aria-hidden="true" className={`pointer-events-none absolute hidden border-leaf supports-[anchor-name:--a]:lg:block ${look}`} />
    ))}
  </>
);
