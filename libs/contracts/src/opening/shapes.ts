import { z } from 'zod';
import { blockText, lineText } from '../text';

const filled = (text: string) => text !== '';

/** A job at whoever runs this installation. `applyAt` is a web page or a `mailto:` address. */
const opening = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'is not made of small letters, digits and hyphens'),
  title: lineText(120).refine(filled, 'is empty'),
  place: lineText(120),
  hours: z.enum(['full-time', 'part-time', 'contract', 'internship']),
  posted: z.iso.date(),
  text: blockText(8_000).refine(filled, 'is empty'),
  applyAt: z.url({ protocol: /^(https|mailto)$/ }),
});
export type Opening = z.infer<typeof opening>;

/** The operator's file of openings, as it stands (deploy/README.md). */
export const openings = z.strictObject({ openings: z.array(opening).max(100) });
