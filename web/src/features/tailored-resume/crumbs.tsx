import { paths } from '../../lib/paths';
import { Crumbs as Way } from '../../ui/crumbs';
import { texts } from './texts';

/** From the Career Center down to where one is. */
export const Crumbs = ({ here }: { here: string }) => (
  <Way label={texts.crumbs} way={[{ label: texts.careerCenter, href: paths.careerCenter.href() }]} here={here} />
);
