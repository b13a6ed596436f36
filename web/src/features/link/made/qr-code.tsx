import { toCanvas, toString as toText } from 'qrcode';
import { useEffect, useRef } from 'react';
import { saveBlob } from '../../../lib/save-blob';
import { Button } from '../../../ui/button';
import { madeTexts } from './made-texts';

const words = madeTexts.qr;
/** Quiet zone in modules (ISO/IEC 18004 asks for four); a quarter of the code may be dirty and it is still read. */
const code = { margin: 4, errorCorrectionLevel: 'Q' as const };
/** In pixels: sharp on paper up to some nine centimetres at 300 dpi. */
const width = 1024;

/** An address as a code for a camera, drawn in this browser: the address goes nowhere. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // The library writes the size of the file onto the canvas too; here it is shown smaller.
    if (canvas.current) void toCanvas(canvas.current, address, { ...code, width }).then(() => canvas.current?.removeAttribute('style'));
  }, [address]);
  const saveSvg = async () => saveBlob(new Blob([await toText(address, { ...code, type: 'svg' })], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = () => canvas.current?.toBlob((png) => png && saveBlob(png, `${name}.png`), 'image/png');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <canvas ref={canvas} role="img" aria-label={words.label} className="size-44 rounded-s border border-line" />
      <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
        <p className="text-[0.8125rem] text-ink-3">{words.hint}</p>
        <Button size="sm" onClick={() => void saveSvg()}>
          {words.svg}
        </Button>
        <Button size="sm" onClick={savePng}>
          {words.png}
        </Button>
      </div>
    </div>
  );
}
