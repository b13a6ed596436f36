import type { FieldSpec, FieldValue } from '@folia/contracts/item/fields';
import { Check, PenLine, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Confidence } from '../../../ui/confidence';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { FieldEditor } from './field-editor';
import type { FoundField } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';
import { ValueView } from './value-view';

type FieldRowProps = {
  found: FoundField;
  label: string;
  spec: FieldSpec;
  /** The person's own value: undefined as read, empty left out. */
  own: FieldValue | undefined;
  /** The value that accepting this one replaces. */
  replaced?: string;
  onSet: (value: FieldValue) => void;
  onReset: () => void;
};

const isEmpty = (value: FieldValue) => value === '' || value === false || (Array.isArray(value) && value.length === 0);
const emptyOf = (value: FieldValue): FieldValue => (Array.isArray(value) ? [] : typeof value === 'boolean' ? false : '');

/** Mark, label, value, confidence. Pointing at it highlights its words in the document. */
export function FieldRow({ found, label, spec, own, replaced, onSet, onReset }: FieldRowProps) {
  const { active, point, editing, edit, checked, check } = useReview();
  const { key, value, evidence, band, number } = found;
  const shown = own ?? value;
  const leftOut = own !== undefined && isEmpty(own);
  const isOwn = own !== undefined && !leftOut;
  const isChecked = own === undefined && checked.has(key);
  const isActive = active === key;
  const words = evidence[0]?.words ?? '';
  const saysMore =
    !isOwn &&
    evidence.length === 1 &&
    words &&
    spec.type !== 'list' &&
    words !== value &&
    !leftOut &&
    (spec.type === 'date' || spec.type === 'flag' || band !== 'clear');

  return (
    <div
      className={`group grid min-h-[34px] grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-2 rounded-s py-1 md:grid-cols-[24px_84px_minmax(0,1fr)_auto] ${isActive ? 'bg-leaf-wash/60' : ''}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
      onPointerUp={() => point(key)}
    >
      <span className="row-span-2 flex min-h-[26px] items-center self-start md:row-span-1">
        {number ? <EvidenceMark number={number} active={isActive} data-mark={key} onFocus={() => point(key)} onClick={() => point(key)} /> : null}
      </span>
      <span className={`flex min-h-[26px] items-center text-[0.8125rem] max-md:col-span-2 max-md:min-h-0 ${isActive ? 'text-ink' : 'text-ink-3'}`}>
        {label}
      </span>
      <div className="min-w-0 self-start py-[2.5px]">
        {editing === key ? (
          <FieldEditor
            label={label}
            spec={spec}
            value={leftOut ? value : shown}
            onDone={(next) => {
              // "Present" has no text of its own, so nothing typed means no change.
              if (typeof value === 'boolean' && next === '') return edit(null);
              // What was read has its words as evidence; what is written by hand has none. An unchanged value remains what was read.
              if (JSON.stringify(next) !== JSON.stringify(value)) onSet(next);
              else if (own === undefined) check(key, true);
              else onReset();
              edit(null);
            }}
            onCancel={() => edit(null)}
          />
        ) : (
          <span className={leftOut ? 'text-ink-3 line-through' : ''}>
            <ValueView value={leftOut ? value : shown} isDate={spec.type === 'date'} />
            {saysMore ? <span className="ms-1.5 text-xs text-ink-3">{reviewTexts.written(words)}</span> : null}
            {!isOwn && !leftOut && evidence.some(({ method }) => method === 'model') ? (
              <span className="ms-1.5 rounded-[3px] border border-line-strong px-1 text-xs text-ink-2">{reviewTexts.byModel}</span>
            ) : null}
            {replaced ? <span className="line-clamp-2 block text-xs text-warn">{reviewTexts.inPlaceOf(replaced)}</span> : null}
            {number || isOwn ? null : <span className="no-evidence ms-1.5 text-xs">{reviewTexts.noSource}</span>}
          </span>
        )}
      </div>
      {editing === key ? null : (
        <div className="flex min-h-[26px] items-center justify-end gap-1 max-md:contents">
          <FieldActions isShown={isActive || number === null}>
            {own !== undefined || isChecked ? (
              <Button look="quiet" size="sm" onClick={() => (isChecked ? check(key, false) : onReset())}>
                {reviewTexts.undo}
              </Button>
            ) : null}
            {own === undefined && !isChecked && band !== 'clear' ? (
              <Button look="quiet" size="sm" iconOnly icon={<Check />} onClick={() => check(key, true)}>
                {reviewTexts.itIsRight(label)}
              </Button>
            ) : null}
            {spec.type === 'flag' ? null : (
              <Button look="quiet" size="sm" iconOnly icon={<PenLine />} onClick={() => edit(key)}>
                {reviewTexts.editField(label)}
              </Button>
            )}
            {leftOut ? null : (
              <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => onSet(emptyOf(value))}>
                {reviewTexts.leaveOutField(label)}
              </Button>
            )}
          </FieldActions>
          <span className="text-xs text-ink-3 max-md:pt-1">
            {leftOut ? reviewTexts.fieldLeftOut : isOwn ? reviewTexts.yours : isChecked ? reviewTexts.checked : <Confidence band={band} />}
          </span>
        </div>
      )}
    </div>
  );
}

/** On the active row, whether by mouse, finger or keyboard focus on its mark; below the value if there is no room beside it. */
function FieldActions({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const narrow = isShown ? 'max-md:order-1 max-md:col-span-2 max-md:col-start-2 max-md:-ms-3' : 'max-md:hidden';
  return <span className={`flex ${isShown ? '' : 'md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100'} ${narrow}`}>{children}</span>;
}
