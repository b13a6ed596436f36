import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { Controller } from 'react-hook-form';
import { PasswordField } from '../../../ui/password-field';
import { Segmented } from '../../../ui/segmented';
import { Select } from '../../../ui/select';
import { Switch } from '../../../ui/switch';
import { TextArea } from '../../../ui/text-field';
import { CheckLine } from './check-line';
import { EndsField } from './ends-field';
import { formTexts as texts } from './form-texts';
import type { LinkForm } from './link-form';
import { OpensForField } from './opens-for-field';
import { SelectionField } from './selection-field';
import type { RulesForm } from './use-rules-form';

type RuleFieldsProps = RulesForm & {
  items: readonly Item[];
  profiles: readonly NamedProfileSummary[];
  hasPassword: boolean;
  /** A link of one's own has a note of its own; a table gives one to each line. */
  withNote: boolean;
};

const times = (['at-once', 'daily', 'off'] as const).map((value) => ({ value, label: texts.notifyWhen[value] }));

/** All rules of a link beside whom it is for. */
export function RuleFields({ form, typed, items, profiles, hasPassword, withNote }: RuleFieldsProps) {
  const { control } = form;
  return (
    <>
      <EndsField form={form} typed={typed} />
      <OpensForField form={form} typed={typed} />
      <PasswordRule form={form} typed={typed} hasPassword={hasPassword} />
      <div>
        <Controller
          control={control}
          name="notify"
          render={({ field }) => <Segmented<LinkForm['notify']> label={texts.notify} value={field.value} options={times} onChange={field.onChange} />}
        />
        <p className="mt-1.5 text-[0.8125rem] text-ink-3">{texts.notifyHint}</p>
      </div>
      {profiles.length > 0 ? (
        <Controller
          control={control}
          name="profileId"
          render={({ field }) => (
            <Select
              className="max-w-80"
              label={texts.profile}
              value={field.value}
              options={[{ value: '', label: texts.mainProfile }, ...profiles.map(({ id, title }) => ({ value: id, label: title }))]}
              onChange={field.onChange}
            />
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="selection"
        render={({ field }) => <SelectionField items={items} selection={field.value} onChange={field.onChange} />}
      />
      <div className="grid gap-x-8 sm:grid-cols-2">
        {(['downloads', 'deepTalk'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => <CheckLine label={texts[name]} checked={field.value} onChange={field.onChange} />}
          />
        ))}
      </div>
      <details open={typed.watermark || typed.withNotice || typed.note !== '' || undefined} className="border-t border-line pt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-leaf md:pointer-fine:min-h-8">{texts.more}</summary>
        <div className="space-y-5 pt-2">
          <Controller
            control={control}
            name="watermark"
            render={({ field }) => <CheckLine label={texts.watermark} note={texts.watermarkHint} checked={field.value} onChange={field.onChange} />}
          />
          <NoticeRule form={form} typed={typed} />
          {withNote ? <TextArea label={texts.note} hint={texts.noteHint} error={form.errorOf('note')} {...form.register('note')} /> : null}
        </div>
      </details>
    </>
  );
}

function PasswordRule({ form: { control, register, errorOf }, typed, hasPassword }: RulesForm & { hasPassword: boolean }) {
  return (
    <div>
      <Controller
        control={control}
        name="withPassword"
        render={({ field }) => <Switch label={texts.password} checked={field.value} onChange={field.onChange} />}
      />
      {typed.withPassword ? (
        <PasswordField
          className="mt-2 sm:ms-11.5"
          label={texts.passwordNew}
          hint={hasPassword ? texts.passwordKeep : texts.passwordHint}
          error={errorOf('password')}
          maxLength={200}
          autoComplete="new-password"
          {...register('password')}
        />
      ) : null}
    </div>
  );
}

function NoticeRule({ form: { control, register, errorOf }, typed }: RulesForm) {
  return (
    <div>
      <Controller
        control={control}
        name="withNotice"
        render={({ field }) => <CheckLine label={texts.notice} checked={field.value} onChange={field.onChange} />}
      />
      {typed.withNotice ? (
        <TextArea className="mt-1 ms-7" label={texts.noticeText} hint={texts.noticeHint} error={errorOf('notice')} {...register('notice')} />
      ) : null}
    </div>
  );
}
