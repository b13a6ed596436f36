import { Archive, Braces, FileUser, Flag, TextQuote } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { pickFile } from './pick-file';
import { type OtherSource, otherSources } from './sources';
import { startTexts as texts } from './start-texts';
import { WayRow } from './way-row';
import type { WaysIn } from './ways-in';

const icons: Record<OtherSource['name'], ReactNode> = {
  linkedinPdf: <FileUser />,
  linkedinArchive: <Archive />,
  jsonResume: <Braces />,
  europass: <Flag />,
  text: <TextQuote />,
};

/** All ways to import other than the drop zone, with how to get the file and its size limit. All lead to the same review. */
export function OtherSources({ ways, isSought }: { ways: WaysIn; isSought: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSought) heading.current?.focus();
  }, [isSought]);
  return (
    <section className="mt-12" aria-labelledby="other-sources">
      <h2 ref={heading} id="other-sources" tabIndex={-1} className="section-title scroll-mt-24">
        {texts.others.title}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{texts.others.lead}</p>
      <ul className="grid border-b border-line min-[1101px]:grid-cols-2 min-[1101px]:gap-x-18 min-[1101px]:border-b-0">
        {otherSources.map(({ name, source, accept }) => {
          const { title, text, limit, action } = texts.others[name];
          return (
            <WayRow key={name} icon={icons[name]} title={title} text={text} note={limit}>
              <Button
                size="sm"
                aria-label={`${action}: ${title}`}
                onClick={() => (accept === null ? ways.onPaste() : pickFile(accept, (file) => ways.onFile(file, source)))}
              >
                {action}
              </Button>
            </WayRow>
          );
        })}
      </ul>
    </section>
  );
}
