import { paths } from '../../lib/paths';

/** The whole address of a link, from its token. */
export const addressOf = (token: string): string => window.location.origin + paths.protectedLink.href(token);
