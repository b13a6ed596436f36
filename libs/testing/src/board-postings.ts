/** A posting on a public board; Greenhouse knows it by `id`, Lever and Ashby by `uuid`. */
export type BoardPosting = { id: number; uuid: string; company: string; title: string; location: string; needs: string[]; isTakenDown: boolean };

const posting = (id: number, company: string, title: string, needs: string[], isTakenDown = false): BoardPosting => ({
  id,
  uuid: `0192f3a4-5b6c-7d8e-9f00-${String(id).padStart(12, '0')}`,
  company,
  title,
  location: 'Lisbon',
  needs,
  isTakenDown,
});

/** The name of the board under which every system lists the same postings. */
export const knownBoard = 'meridian';
/** What stands on it. Whoever opens one that was taken down since finds nothing. */
export const boardPostings: readonly BoardPosting[] = [
  posting(4101, 'Meridian Pay', 'Senior Backend Engineer', ['3+ years of Go', 'PostgreSQL in production', 'Kafka']),
  posting(4102, 'Meridian Pay', 'Data Engineer', ['Airflow'], true),
  posting(4103, 'Meridian Bank', 'Frontend Engineer', ['4+ years of TypeScript', 'React', 'Accessibility']),
];
