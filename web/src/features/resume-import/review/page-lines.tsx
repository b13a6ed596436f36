import type { ReadPage } from '@folia/contracts/resume-import/shapes';
import { type LinePart, linePartsOf } from '@folia/contracts/word-places';
import type { Spot } from './source-spots';

const tones: Record<Spot['tone'], string> = {
  read: '',
  doubtful: 'shadow-[inset_0_-2px_0_#8f5a00]',
  unplaced: 'outline-1 outline-dashed outline-[#b93a28]',
};
const activeTone = 'rounded-[2px] bg-[#0d7a4b]/15 shadow-[inset_0_-2px_0_#0d7a4b]';

type PageLinesProps = { page: ReadPage; spots: readonly Spot[]; active: string | null; onPoint: (key: string) => void };
type MarkedPart = LinePart & { spot: Spot };

/** The parts of each line side by side. If two claim the same words, the active one gets them, then the more doubtful one. */
function markedLines(page: ReadPage, spots: readonly Spot[], active: string | null): MarkedPart[][] {
  const weight = ({ key, tone }: Spot) => (key === active ? 0 : tone === 'unplaced' ? 1 : tone === 'doubtful' ? 2 : 3);
  const lines: MarkedPart[][] = page.lines.map(() => []);
  for (const spot of [...spots].sort((one, two) => weight(one) - weight(two))) {
    for (const part of linePartsOf(page, spot)) {
      const line = lines[part.line];
      if (line && !line.some(({ from, to }) => part.from < to && from < part.to)) line.push({ ...part, spot });
    }
  }
  return lines.map((line) => line.sort((one, two) => one.from - two.from));
}

type Line = ReadPage['lines'][number];
/** Where a line was left empty between two, as between the records of a file. */
const isApart = ({ box }: Line, before: Line | undefined) => Boolean(box && before?.box && box.y - before.box.y > before.box.height * 1.8);
const lineClass = (line: Line, before: Line | undefined) =>
  line.heading ? 'mt-4 mb-1 border-b border-[#cbc7bb] pb-0.5 font-sans text-[0.8125rem] font-semibold' : isApart(line, before) ? 'mt-3.5 mb-0.5' : 'my-0.5';

/** A document without page images (Word, text, the files of an archive): its lines, with the words marked in them. */
export function PageLines({ page, spots, active, onPoint }: PageLinesProps) {
  const marked = markedLines(page, spots, active);
  return (
    <div className="bg-[#fffefb] px-4 py-4 font-serif text-[0.9375rem] leading-[1.55] text-[#17201b] md:px-10 md:py-8">
      {page.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a read document never change
        <p key={place} className={lineClass(line, page.lines[place - 1])}>
          <MarkedLine text={line.text} parts={marked[place] ?? []} active={active} onPoint={onPoint} />
        </p>
      ))}
    </div>
  );
}

function MarkedLine({ text, parts, active, onPoint }: { text: string; parts: readonly MarkedPart[]; active: string | null; onPoint: (key: string) => void }) {
  return (
    <>
      {parts.map(({ spot, from, to }, place) => {
        const isActive = spot.key === active;
        return (
          <span key={from}>
            {text.slice(parts[place - 1]?.to ?? 0, from)}
            <span
              data-spot={isActive ? 'active' : undefined}
              onPointerDown={() => onPoint(spot.key)}
              className={`cursor-pointer ${isActive ? activeTone : tones[spot.tone]}`}
            >
              {text.slice(from, to)}
            </span>
          </span>
        );
      })}
      {text.slice(parts.at(-1)?.to ?? 0)}
    </>
  );
}
