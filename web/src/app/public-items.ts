import { paths } from '../lib/paths';
import { texts } from './texts';

const { marketing, legal } = texts;

/** What the bar offers to people who are not signed in, in its order (spec section 2). */
export const publicItems = [
  { to: paths.features.href(), label: marketing.features },
  { to: paths.pricing.href(), label: marketing.pricing },
  { to: paths.about.href(), label: marketing.about },
  { to: paths.careers.href(), label: marketing.careers },
  { to: paths.press.href(), label: marketing.press },
  { to: paths.examples.href(), label: marketing.examples },
  { to: paths.blog.href(), label: marketing.blog },
];
export const legalItems = [
  { to: paths.terms.href(), label: legal.terms },
  { to: paths.privacy.href(), label: legal.privacy },
  { to: paths.cookies.href(), label: legal.cookies },
];
