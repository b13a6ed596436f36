/** An article as a question with its answer (schema.org FAQPage). Without a question it is an article like others, and null. */
export function faqJsonLd(url: string, name: string, questions: readonly string[], html: string): object | undefined {
  const [question] = questions;
  if (!question) return undefined;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    name,
    mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }],
  };
}
