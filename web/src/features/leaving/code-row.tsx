import { useState } from 'react';
import { qrCodeHref } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { Row } from './row';
import { texts } from './texts';

/** The code is black on white in every theme, because that is what cameras can read. */
export function CodeRow({ uname }: { uname: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <Row title={texts.code} text={texts.codeText}>
      <div className="flex items-end gap-3">
        {missing ? (
          <p role="alert" className="max-w-[24ch] text-[0.8125rem] text-bad">
            {texts.codeMissing}
          </p>
        ) : (
          <img
            src={qrCodeHref(uname, 'svg')}
            alt={texts.codeAlt(`/${uname}`)}
            width={112}
            height={112}
            onError={() => setMissing(true)}
            className="size-28 rounded-s border border-line bg-white"
          />
        )}
        <div className="flex flex-col gap-2">
          {(['svg', 'png'] as const).map((format) => (
            <a
              key={format}
              href={qrCodeHref(uname, format)}
              download={`${uname}-qr.${format}`}
              aria-label={texts.codeFile(texts[format])}
              className={buttonClass({ size: 'sm' })}
            >
              {texts[format]}
            </a>
          ))}
        </div>
      </div>
    </Row>
  );
}
