import { Controller } from 'react-hook-form';
import { Segmented } from '../../../ui/segmented';
import { ChipsField } from './chips-field';
import { formTexts as texts } from './form-texts';
import type { LinkForm } from './link-form';
import type { RulesForm } from './use-rules-form';

const choices = (['anyone', 'verified', 'listed'] as const).map((value) => ({ value, label: texts.opensForWhom[value] }));

/** Who has to show an e-mail address at the gate. */
export function OpensForField({ form: { control, errorOf }, typed: { opensFor } }: RulesForm) {
  return (
    <div>
      <Controller
        control={control}
        name="opensFor"
        render={({ field }) => <Segmented<LinkForm['opensFor']> label={texts.opensFor} value={field.value} options={choices} onChange={field.onChange} />}
      />
      {opensFor === 'verified' ? <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.verifiedHint}</p> : null}
      {opensFor === 'listed' ? (
        <div className="mt-3">
          <Controller
            control={control}
            name="listed"
            render={({ field, fieldState }) => (
              <ChipsField
                ref={field.ref}
                label={texts.listed}
                hint={texts.listedHint}
                error={fieldState.error ? (errorOf('listed') ?? texts.listedError) : null}
                values={field.value}
                onChange={field.onChange}
                removeLabel={texts.removeListed}
              />
            )}
          />
        </div>
      ) : null}
    </div>
  );
}
