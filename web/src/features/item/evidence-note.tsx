import type { Evidence } from '@folia/contracts/item/shapes';
import { useId, useState } from 'react';
import { EvidenceMark } from '../../ui/evidence-mark';
import { texts } from './texts';

/** The mark of an imported field, level with its label. On hover or focus it shows the resume's own words below the field, so that both can be compared. */
export function EvidenceNote({ number, label, evidence }: { number: number; label: string; evidence: readonly Evidence[] }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = pointed || focused;
  const id = useId();
  return (
    <>
      <span className="absolute end-0 top-0" onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
        <EvidenceMark
          number={number}
          active={open}
          aria-label={texts.evidenceFor(label, number)}
          aria-describedby={open ? id : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </span>
      {open ? (
        <span
          id={id}
          role="note"
          className="absolute end-0 top-18 z-10 block max-h-60 w-full max-w-[26rem] overflow-y-auto rounded-m border border-line-strong bg-raised p-3.5 shadow-float"
        >
          {evidence.map(({ page, words }) => (
            <span key={`${page}:${words}`} className="mb-2 block border-s border-leaf ps-3 last:mb-0">
              <q className="font-serif text-[0.9375rem] leading-[1.5] [overflow-wrap:anywhere]">{words}</q>
              <small className="block text-xs text-ink-3">{texts.sourceWords(page)}</small>
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}
