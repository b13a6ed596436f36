import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Segmented } from '../../../ui/segmented';
import { TextField } from '../../../ui/text-field';
import { formTexts as texts } from './form-texts';
import { type Ends, endOf, lastDay } from './link-form';
import type { RulesForm } from './use-rules-form';

const choices = (['7', '30', '90', 'date'] as const).map((value) => ({ value, label: texts.endsIn[value] }));

/** When the link ends: the usual choices in one row, a date of one's own or a number of views below. */
export function EndsField({ form: { register, control, errorOf }, typed: { ends, date, maxViews, maxVisitors } }: RulesForm) {
  const [isLimited, setLimited] = useState(maxViews !== '' || maxVisitors !== '');
  const end = ends === 'date' ? null : endOf({ ends, date }, new Date());
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const trimmed = { setValueAs: (typed: string) => typed.trim() };
  return (
    <div>
      <Controller
        control={control}
        name="ends"
        render={({ field }) => <Segmented<Ends> label={texts.ends} value={field.value} options={choices} onChange={field.onChange} />}
      />
      {ends === 'date' ? (
        <TextField
          className="mt-3 max-w-72"
          type="date"
          label={texts.date}
          hint={texts.dateHint}
          error={errorOf('date')}
          max={lastDay(new Date())}
          {...register('date')}
        />
      ) : null}
      <p className="mt-1.5 text-[0.8125rem] text-ink-3">
        {end ? `${texts.endsAt(end)} ` : null}
        {isLimited ? null : (
          <button type="button" className="link inline-flex min-h-11 items-center md:pointer-fine:min-h-6" onClick={() => setLimited(true)}>
            {texts.alsoAfter}
          </button>
        )}
      </p>
      {isLimited ? (
        <>
          <div className="mt-3 grid max-w-96 grid-cols-2 gap-3">
            <TextField label={texts.maxViews} error={errorOf('maxViews')} {...number} {...register('maxViews', trimmed)} />
            <TextField label={texts.maxVisitors} error={errorOf('maxVisitors')} {...number} {...register('maxVisitors', trimmed)} />
          </div>
          <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.limitsHint}</p>
        </>
      ) : null}
    </div>
  );
}
