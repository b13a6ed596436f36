import { EvidenceMark } from '../../../ui/evidence-mark';
import { sample } from '../sample';
import { SlideHead } from './slide-head';
import { SourcedRows } from './sourced-rows';
import { texts } from './texts';

const words = texts.resume;
const { resume, job, person } = sample;

/** The resume for the sample's job: its lines, where they come from, and one that was left out. */
export function ResumeSlide() {
  return (
    <>
      <SlideHead title={words.title(job.company)} text={words.from(person)}>
        <p className="text-s leading-[1.45] text-ink-3 md:text-end">
          <span className="block font-serif text-[1.0625rem] text-ink">{words.lines(resume.kept, resume.items)}</span>
          {words.keywords(resume.keywords.had, resume.keywords.asked)}
        </p>
      </SlideHead>
      <p className="mb-6 max-w-[44em] border-s border-leaf ps-4 font-serif text-[1.0625rem] leading-[1.55] text-ink">{resume.summary}</p>
      <SourcedRows
        kind="words"
        left={words.line}
        right={words.source}
        rows={resume.lines.map(({ words: line, from, choice }, place) => ({
          key: line,
          claim: choice === 'dropped' ? <s className="text-ink-3">{line}</s> : line,
          line: choice === 'dropped' ? 'dropped' : 'leaf',
          source:
            choice === 'dropped' ? (
              <span className="text-s text-ink-3">{words.dropped}</span>
            ) : (
              <>
                <EvidenceMark number={place + 1} className="me-2" />
                <span className="text-ink-2">{from}</span>
              </>
            ),
        }))}
      />
    </>
  );
}
