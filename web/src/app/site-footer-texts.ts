import { paths } from '../lib/paths';

export const siteFooterTexts = {
  home: 'Folia, go to the start page',
  tagline: 'A career, with its evidence.',
  columns: [
    {
      title: 'Product',
      links: [
        { to: paths.features.href(), label: 'Features' },
        { to: paths.pricing.href(), label: 'Pricing' },
        { to: paths.templates.href(), label: 'Templates' },
        { to: paths.examples.href(), label: 'Examples' },
        { to: paths.freePortfolio.href(), label: 'Free portfolio' },
        { to: paths.apiDocs.href(), label: 'API' },
      ],
    },
    {
      title: 'Company',
      links: [
        { to: paths.about.href(), label: 'About' },
        { to: paths.careers.href(), label: 'Careers' },
        { to: paths.press.href(), label: 'Press' },
        { to: paths.stories.href(), label: 'Stories' },
        { to: paths.blog.href(), label: 'Blog' },
      ],
    },
    {
      title: 'Help and legal',
      links: [
        { to: paths.help.href(), label: 'Help Center' },
        { to: paths.feedback.href(), label: 'Feedback' },
        { to: paths.privacy.href(), label: 'Privacy' },
        { to: paths.terms.href(), label: 'Terms' },
        { to: paths.cookies.href(), label: 'Cookies' },
      ],
    },
  ],
} as const;
