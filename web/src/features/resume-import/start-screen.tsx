import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { DropZone } from './drop-zone';
import { EarlierImports } from './earlier-imports';
import { HowItGoes } from './how-it-goes';
import { OtherSources } from './other-sources';
import { texts } from './texts';
import type { WaysIn } from './ways-in';

/** `seeksOthers`: one came here for the other sources. */
type StartScreenProps = { ways: WaysIn; note: string | null; seeksOthers: boolean };

export function StartScreen({ ways, note, seeksOthers }: StartScreenProps) {
  return (
    <>
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 text-ink-2">{texts.lead}</p>
      <p role="status" className={note ? 'mt-4 rounded-s bg-fine-wash px-3 py-2' : ''}>
        {note}
      </p>
      <div className="mt-8 grid gap-8 min-[1101px]:grid-cols-[minmax(0,1fr)_288px] min-[1101px]:gap-18">
        <DropZone onFile={(file) => ways.onFile(file, 'resume')} onByHand={ways.onByHand} />
        <HowItGoes />
      </div>
      <OtherSources ways={ways} isSought={seeksOthers} />
      <p className="mt-6 text-s text-ink-3">
        {texts.limitsLead}{' '}
        <Link to={`${paths.help.href()}#limits`} className="link">
          {texts.limitsLink}
        </Link>
      </p>
      <EarlierImports />
    </>
  );
}
