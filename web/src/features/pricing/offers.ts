import { annualPrice, plans } from '@folia/contracts/plans';
import { allPlans, planNames } from './plan-words';

/** The plans as a product with its offers, as search engines read them (https://schema.org/Offer). What is agreed on has no price, and so no offer. */
export function offersOf(url: string): object {
  const offers = allPlans.flatMap((name) => {
    const { price } = plans[name];
    if (price === null) return [];
    // Only what anybody can have today is in stock.
    const availability = `https://schema.org/${price === 0 ? 'InStock' : 'PreOrder'}`;
    const offer = { '@type': 'Offer', url, priceCurrency: 'USD', availability };
    const monthly = { ...offer, name: planNames[name], price };
    return price === 0 ? [monthly] : [monthly, { ...offer, name: `${planNames[name]}, a year`, price: annualPrice(plans[name]) }];
  });
  return {
    '@type': 'Product',
    name: 'Folia',
    description: 'A portfolio made from a resume, in which every claim leads to its evidence.',
    brand: { '@type': 'Brand', name: 'Folia' },
    offers,
  };
}

/** Questions and answers of a page (https://schema.org/FAQPage). */
export const faqOf = (questions: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});
