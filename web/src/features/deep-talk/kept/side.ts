import { paths } from '../../../lib/paths';

/** `asked`: what the person asked. `asked-of-me`: what others asked about them. */
export type Side = 'asked' | 'asked-of-me';

export const conversationHref = (id: string, side: Side) => paths.messages.talk(id, side);
