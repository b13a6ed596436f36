import { createLinkInput } from '@folia/contracts/link/shapes';
import { z } from 'zod';
import { endOfDay } from './link-form';

const { description, maxViews, password } = createLinkInput.shape;

/** What `checkedOf` a form is checked against: the contract's rules, and that a last day is still in the future. `now` is the owner's clock. */
export const linkRules = (now: () => Date) =>
  z.strictObject({
    description,
    maxViews,
    password,
    date: z
      .string()
      .refine((date) => date !== '' && endOfDay(date) > now())
      .optional(),
  });
