import { texts } from '../texts';
import type { Block } from '../view/text-blocks';
import { MarkedWords } from './marked-words';
import { PageSection } from './page-section';
import { TextBlocksView } from './text-blocks-view';

/** The first paragraph leads; the rest follows in ink-2. */
export function AboutSection({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <PageSection anchor="about" part="front" title={texts.about}>
      <div data-part="prose" className="space-y-4 font-serif text-[1.0625rem] leading-[1.6] text-ink-2 md:text-l md:leading-[1.6]">
        <TextBlocksView
          blocks={blocks}
          first="text-[1.1875rem] leading-[1.55] text-ink md:text-[1.25rem]"
          line={(line, _block, place) => <MarkedWords key={place} line={line} />}
        />
      </div>
    </PageSection>
  );
}
