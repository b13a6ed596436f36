import type { ReadPage } from '@folia/contracts/resume-import/shapes';
import { reviewTexts } from './review-texts';
import type { Spot } from './source-spots';

const tones: Record<Spot['tone'], string> = {
  read: 'border-b border-[#0d7a4b]/45',
  doubtful: 'border-b-2 border-[#8f5a00] bg-[#f0b85c]/30',
  unplaced: 'border border-dashed border-[#b93a28]',
};

type PageImageProps = {
  page: ReadPage;
  src: string;
  spots: readonly Spot[];
  active: string | null;
  onPoint: (key: string) => void;
  onFailed: () => void;
};

/** The page as it was uploaded, with what was read on it. Paper is white in both themes, so its marks have paper colours. */
export function PageImage({ page, src, spots, active, onPoint, onFailed }: PageImageProps) {
  const shown = [...spots].sort((one, two) => Number(one.key === active) - Number(two.key === active));
  return (
    <div className="relative w-full bg-[#fffefb]">
      <img
        src={src}
        alt={reviewTexts.pageImage(page.number)}
        width={Math.round(page.width)}
        height={Math.round(page.height)}
        onError={onFailed}
        className="block h-auto w-full"
      />
      {shown.map(({ key, box, tone }, place) =>
        box ? (
          // The marks beside the fields do the same for the keyboard; this is the way back, for a pointer.
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: one value may have been read from several places
            key={`${key}-${place}`}
            aria-hidden="true"
            data-spot={key === active ? 'active' : undefined}
            onPointerDown={() => onPoint(key)}
            className={`absolute cursor-pointer rounded-[2px] ${key === active ? 'z-1 bg-[#0d7a4b]/18 shadow-[inset_0_-2px_0_#0d7a4b]' : tones[tone]}`}
            style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.width * 100}%`, height: `${box.height * 100}%` }}
          />
        ) : null,
      )}
    </div>
  );
}
