import { z } from 'zod';
import { userType } from '../session/shapes';
import { measuredPages } from './measured-pages';

const ms = z.int().min(0);

/** Something that happened, the pattern of the page where it did, and when (ISO 8601, UTC). */
const event = <Name extends string, Parameters extends z.ZodRawShape>(name: Name, parameters: Parameters) =>
  z.strictObject({ name: z.literal(name), parameters: z.strictObject(parameters), page: z.enum(measuredPages), time: z.iso.datetime() });

/** What may be measured (SPEC section 7). A parameter is a choice from a list, a yes or no, or a number: there is no place for anybody's words. */
const measuredEvent = z.discriminatedUnion('name', [
  // `forced`: the session had ended without the person's wish.
  event('logout', { forced: z.boolean() }),
  event('sign_in_clicked', { source: z.enum(['navbar', 'other']), userType }),
  // From the start of the navigation (Navigation Timing 2, Paint Timing). A page that was loaded in the background paints nothing.
  event('page_load_timing', { firstByteMs: ms, firstContentfulPaintMs: ms.optional(), domContentLoadedMs: ms, loadMs: ms }),
  // Until the page was first hidden, where the browser tells them (Largest Contentful Paint; Layout Instability, the sum; Event Timing, from 40 ms on).
  event('performance_measures', { largestContentfulPaintMs: ms.optional(), layoutShift: z.number().min(0).optional(), slowestInteractionMs: ms.optional() }),
]);

export type MeasuredEvent = z.infer<typeof measuredEvent>;
type Happening<Event> = Event extends MeasuredEvent ? Pick<Event, 'name' | 'parameters'> : never;
/** An event before it is known where and when it was. */
export type Occurrence = Happening<MeasuredEvent>;

/** The body of each request to the operator's collector (`COLLECTOR_URL`). */
export const measurements = z.strictObject({ events: z.array(measuredEvent).min(1).max(50) });
export type Measurements = z.infer<typeof measurements>;
