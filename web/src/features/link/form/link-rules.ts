import { createLinkInput, linkEmailRule } from '@folia/contracts/link/shapes';
import { z } from 'zod';
import { endOfDay, lastDay } from './link-form';

const { description, note, maxViews, maxVisitors, password, notice } = createLinkInput.shape;

/** What `checkedOf` a form is checked against: the contract's rules, and that the last day is one of the days to come. `now` is the owner's clock. */
export const linkRules = (now: () => Date) =>
  z.strictObject({
    description: description.optional(),
    note,
    maxViews,
    maxVisitors,
    password,
    notice: notice.refine((text) => text == null || text.trim() !== ''),
    listed: linkEmailRule,
    date: z
      .string()
      .refine((date) => date !== '' && endOfDay(date) > now() && date <= lastDay(now()))
      .optional(),
  });
