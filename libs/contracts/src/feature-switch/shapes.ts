import { z } from 'zod';
import { switchNames } from './names';

export const switchName = z.enum(switchNames);

/** `changedAt`: when somebody last switched it; null: never. */
const featureSwitch = z.strictObject({ name: switchName, isOff: z.boolean(), changedAt: z.iso.datetime().nullable() });
export type FeatureSwitch = z.infer<typeof featureSwitch>;
/** All of them, in the order of their names' list. */
export const featureSwitches = z.strictObject({ switches: z.array(featureSwitch) });
