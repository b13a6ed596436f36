import { useWatch } from 'react-hook-form';
import { useContractForm } from '../../../lib/use-contract-form';
import { formTexts as texts } from './form-texts';
import type { LinkForm } from './link-form';

const rules = async () => (await import('./link-rules')).linkRules(() => new Date());
const words = {
  date: texts.datePast,
  maxViews: texts.numberError,
  maxVisitors: texts.numberError,
  password: texts.passwordShort,
  listed: texts.listedError,
  notice: texts.noticeError,
};

/** The rules of a link while they are typed: checked when they are sent, and from then on at every change. `sent` is what is checked of them. */
export function useRulesForm(values: LinkForm, sent: (typed: LinkForm) => object) {
  const form = useContractForm<LinkForm>({ values, rules, sent, words });
  return { form, typed: useWatch({ control: form.control }) as LinkForm };
}
export type RulesForm = ReturnType<typeof useRulesForm>;
