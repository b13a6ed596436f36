/** What reads candidates, what it reads and does not, what was measured and where it fails, in Markdown. Pure. */
export const modelCard = (readerVersion: string): string => `# Model card: how Folia reads candidates

Reader version ${readerVersion}. It is a set of written rules and word lists, not a trained model: nobody's data taught it, and the same words give the same findings.

## What it does

It compares the words that a candidate agreed to share with each criterion of a job, and says met, partial, missing or unclear, with the words it stands on. The order
of the board is musts met, then points; partial counts half, unclear and missing count nothing, equals share a place and are drawn again each day.

It declines, hides, moves and writes to nobody. People do, and the log keeps who, when and why.

## What it reads

Positions, projects, skills, education by degree and field, certificates, languages, publications, and how long each lasted.

## What it does not read

Names, photos, pronouns, schools, addresses, dates of study, employers' names, gaps between jobs, who sent somebody, and when they came. Answers to the optional questions
are kept apart and are read by nothing but the sums of this export. A criterion on a protected attribute is refused; one that often stands in for such an attribute is marked.

## What was checked

- With names, schools, places, ages, gender and gaps swapped at random, every finding and every place stays the same.
- With the order of entries or of candidates changed, the same holds.
- Everyday telling that names no known thing is often missed: of 17 such honest lines not seen before, 13 were found; of 17 untrue ones, 1 was taken.

## Known limits

- What somebody did and did not write down is not found: missing is no proof that they can't.
- German, French and Spanish are read with fewer words known than English; other languages by names of skills alone.
- Paraphrases count for nothing ("kept the books" is not bookkeeping).
- Who writes more, or closer to the words of the job, is found sooner. Nothing here measures how people of a group write.
- No study of outcomes in hiring was made. The impact ratios of this export are what there is, and only as far as applicants answered.
`;
