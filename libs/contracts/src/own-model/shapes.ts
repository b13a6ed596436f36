import { z } from 'zod';

const word = (most: number) => z.string().trim().min(1).max(most);

/** A language model that somebody brings along: the address of an OpenAI-compatible endpoint, the model's name there, and the key it asks for. */
export const saveOwnModelInput = z.strictObject({ baseUrl: z.url({ protocol: /^https?$/ }).max(500), model: word(200), key: word(500) });
export type SaveOwnModel = z.infer<typeof saveOwnModelInput>;

/** The kept model, without its key. `needsKey`: the kept key can't be used any more; the model is not asked until it is typed again. */
export const ownModel = z.strictObject({ baseUrl: z.string(), model: z.string(), needsKey: z.boolean(), savedAt: z.iso.datetime() });
export type OwnModel = z.infer<typeof ownModel>;
