import { texts } from '../texts';
import { plainBlocks } from '../view/plain-blocks';
import { PageSection } from './page-section';

/** The first paragraph leads; the rest follows in ink-2. */
export function AboutSection({ summary }: { summary: string }) {
  const blocks = plainBlocks(summary);
  if (blocks.length === 0) return null;
  return (
    <PageSection anchor="about" title={texts.about}>
      <div className="space-y-4 font-serif text-[1.0625rem] leading-[1.6] text-ink-2 md:text-l md:leading-[1.6]">
        {blocks.map(({ type, lines }, place) => {
          const key = `${place}:${lines[0]}`;
          if (type === 'list')
            return (
              <ul key={key} className="list-disc space-y-1 ps-5 marker:text-ink-3">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            );
          return (
            <p key={key} className={place === 0 ? 'text-[1.1875rem] leading-[1.55] text-ink md:text-[1.25rem]' : ''}>
              {lines.join(' ')}
            </p>
          );
        })}
      </div>
    </PageSection>
  );
}
