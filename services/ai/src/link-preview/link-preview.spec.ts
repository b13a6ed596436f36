import fc from 'fast-check';
import { fieldsFromPage } from './fields-from-page';
import { readPageFacts } from './read-page-facts';

const article = `<!doctype html><html><head><title>Journal | On the colour of paths</title>
<meta name="citation_title" content="On the colour of paths"><meta name="citation_author" content="Novak, Ada"><meta name="citation_author" content="Ben Okri">
<meta name="citation_journal_title" content="Map Letters"><meta name="citation_publication_date" content="2021/3/14"><meta name="citation_doi" content="doi:10.1234/abc.5">
<meta property="og:description" content="What is &amp; was painted."></head><body><script>document.title = 'x'</script></body></html>`;

test('an article gives a publication its title, authors in reading order, venue, date and DOI', () => {
  expect(fieldsFromPage('publication', readPageFacts(article))).toEqual({
    title: 'On the colour of paths',
    authors: ['Ada Novak', 'Ben Okri'],
    venue: 'Map Letters',
    date: '2021-03',
    doi: '10.1234/abc.5',
    summary: 'What is & was painted.',
  });
});

test('an employer’s page names the employer and claims nothing about the job', () => {
  const page = '<title>Careers at Acme</title><meta property="og:site_name" content="Acme Corp"><meta name="description" content="We lead the world.">';
  expect(fieldsFromPage('work', readPageFacts(page))).toEqual({ employer: 'Acme Corp' });
});

test('a page without anything to say gives nothing', () => expect(fieldsFromPage('project', readPageFacts('<p>hello'))).toEqual({}));

test('any text is read without throwing, and no field is longer than it may be', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 3_000 }), (junk, title) => {
      const fields = fieldsFromPage(
        'award',
        readPageFacts(`${junk}<title>${title}</title><meta property="og:site_name" content='${junk.replaceAll("'", '')}'>`),
      );
      for (const value of Object.values(fields)) expect(value.length).toBeLessThanOrEqual(5_000);
    }),
  );
});
