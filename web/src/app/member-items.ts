import { paths } from '../lib/paths';
import { texts } from './texts';

/** What the signed-in bar leads to, in its order; each feature adds its own line when its screen exists. */
export const memberItems = [
  { label: texts.importResume, href: paths.resumeImport.href() },
  { label: texts.settings, href: paths.settings.href() },
  { label: texts.helpCenter, href: paths.help.href() },
] as const;
