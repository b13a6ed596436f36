import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { newLinkHref } from '../../../lib/link-paths';
import { saveBlob } from '../../../lib/save-blob';
import { bandOf, wholePoints } from '../../../lib/score-band';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Modal } from '../../../ui/modal';
import { Switch } from '../../../ui/switch';
import { texts } from '../texts';
import { dialogTexts } from './dialog-texts';
import type { FinishedScore } from './finished-score';
import { groupRequirements } from './group-requirements';
import { paintPicture } from './paint-picture';
import { pictureAsSvg } from './picture-as-svg';
import { type Shape, sharePicture } from './share-picture';

const words = dialogTexts.sharing;

function pictureOf({ result, role, company }: FinishedScore, withNames: boolean): Shape[] {
  const { word, tone } = bandOf(result.score);
  return sharePicture({
    score: wholePoints(result.score),
    band: word,
    tone,
    heading: withNames ? [role, company].filter(Boolean).join(' · ') : '',
    parts: groupRequirements(result)
      .filter(({ weight }) => weight > 0)
      .map(({ name, points, weight }) => ({
        label: texts.report.groups[name],
        points: `${texts.report.points(points)} ${texts.report.of(weight)}`,
        share: points / weight,
      })),
    foot: texts.report.version(result.scorerVersion, result.asOf),
  });
}

const pngOf = (canvas: HTMLCanvasElement | null) => new Promise<Blob | null>((resolve) => (canvas ? canvas.toBlob(resolve, 'image/png') : resolve(null)));
const canSend = () => typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });

/** The picture as it will look, and ways to save it or, if the device can, to send it. */
export function ShareDialog({ score, onClose }: { score: FinishedScore; onClose: () => void }) {
  const [withNames, setWithNames] = useState(true);
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shapes = useMemo(() => pictureOf(score, withNames), [score, withNames]);
  const fail = useCallback(() => setFailed(true), []);
  const points = wholePoints(score.result.score);
  const name = `fitscore-${points}`;
  const withPng = async (use: (png: Blob) => void) => {
    const png = await pngOf(canvas.current);
    if (png) use(png);
    else fail();
  };
  // Closing the device's own dialog means the person changed their mind; nothing failed.
  const send = (png: Blob) => void navigator.share({ files: [new File([png], `${name}.png`, { type: 'image/png' })] }).catch(() => {});
  return (
    <Modal
      visible
      width="md"
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => saveBlob(new Blob([pictureAsSvg(shapes)], { type: 'image/svg+xml' }), `${name}.svg`)}>{words.svg}</Button>
          <Button look={canSend() ? 'outlined' : 'primary'} onClick={() => void withPng((png) => saveBlob(png, `${name}.png`))}>
            {words.png}
          </Button>
          {canSend() ? (
            <Button look="primary" onClick={() => void withPng(send)}>
              {words.send}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="mb-4 text-ink-2">{words.text}</p>
      <Preview canvas={canvas} shapes={shapes} label={words.alt(points, bandOf(score.result.score).word)} onFail={fail} />
      <Switch label={words.withNames} checked={withNames} onChange={setWithNames} />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-ink-2">
        {words.link}
        <Link to={newLinkHref({ job: score.postingId, for: score.company })} className={buttonClass()}>
          {words.makeLink}
        </Link>
      </p>
      {failed ? (
        <p role="alert" className="mt-3 text-bad">
          {words.failed}
        </p>
      ) : null}
    </Modal>
  );
}

type PreviewProps = { canvas: RefObject<HTMLCanvasElement | null>; shapes: readonly Shape[]; label: string; onFail: () => void };

/** Mounted with the dialog's content, which comes a moment after the dialog, so that there is something to paint on. */
function Preview({ canvas, shapes, label, onFail }: PreviewProps) {
  useEffect(() => {
    if (canvas.current) paintPicture(canvas.current, shapes).catch(onFail);
  }, [canvas, shapes, onFail]);
  return <canvas ref={canvas} role="img" aria-label={label} className="mb-4 aspect-[1200/630] w-full rounded-m border border-line" />;
}
