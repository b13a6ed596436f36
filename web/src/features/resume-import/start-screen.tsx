import { DropZone } from './drop-zone';
import { EarlierImports } from './earlier-imports';
import { HowItGoes } from './how-it-goes';
import { texts } from './texts';

type StartScreenProps = { onFile: (file: File) => void; onByHand: () => void; note: string | null };

export function StartScreen({ onFile, onByHand, note }: StartScreenProps) {
  return (
    <>
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 text-ink-2">{texts.lead}</p>
      <p role="status" className={note ? 'mt-4 rounded-s bg-fine-wash px-3 py-2' : ''}>
        {note}
      </p>
      <div className="mt-8 grid gap-8 min-[1101px]:grid-cols-[minmax(0,1fr)_288px] min-[1101px]:gap-18">
        <DropZone onFile={onFile} onByHand={onByHand} />
        <HowItGoes />
      </div>
      <EarlierImports />
    </>
  );
}
