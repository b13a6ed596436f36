import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type DefaultValues, type FieldError, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { issuesOf } from './issues-of';
import { ruleSentence } from './rule-sentence';

type ContractForm<Values> = {
  values: Values;
  /** The contract's schema for the request. Schemas are larger than a form, so they are fetched while somebody types. */
  rules: () => Promise<z.ZodType>;
  /** Makes the request from the values, with the fields' names; left out, it is all values. */
  sent?: (values: Values) => object;
  /** Where in the body it goes, such as `basics`. */
  place?: string;
  /** A field's sentence for any broken rule. */
  words?: Partial<Record<keyof Values, string>>;
};

/** A form that is checked against the contract, in the browser before it is sent and again by the server. */
export function useContractForm<Values extends FieldValues>({ values, rules, sent = (typed) => typed, place = '', words = {} }: ContractForm<Values>) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver: resolverOf(rules, sent) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    void rules().catch(() => {});
  }, []);
  /** The sentence under a field, if it broke a rule. */
  const errorOf = (name: Path<Values>): string | null => {
    const error = get(form.formState.errors, name) as FieldError | undefined;
    if (error?.message === undefined) return null;
    return (error.type === 'server' ? undefined : words[name]) ?? ruleSentence(error.message);
  };
  /** Shows the server's errors at their fields and focuses the first. Returns whether any error had a field. */
  const refuse = (error: unknown): boolean => {
    const found = issuesOf(error)
      .map((issue) => ({ ...issue, name: place && issue.path.startsWith(`${place}.`) ? issue.path.slice(place.length + 1) : issue.path }))
      .filter(({ name }) => get(form.getValues(), name) !== undefined);
    for (const [index, { name, message }] of found.entries()) form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    return found.length > 0;
  };
  return { ...form, errorOf, refuse };
}

function resolverOf<Values extends FieldValues>(rules: () => Promise<z.ZodType>, sent: (values: Values) => object): Resolver<Values> {
  return async (values, context, options) => {
    // If the rules could not be fetched, only the server checks.
    const schema = await rules().catch(() => null);
    if (!schema) return { values, errors: {} };
    const check = zodResolver<FieldValues, unknown, FieldValues>(schema as z.ZodType<FieldValues, FieldValues>, undefined, { raw: true });
    const { errors } = await check(sent(values), context, options as Parameters<typeof check>[2]);
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as object } : { values, errors: {} };
  };
}
