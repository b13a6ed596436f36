import { webConfig } from '../../lib/config';
import { texts } from './texts';

/** Who runs this installation, as its configuration says; nothing is made up. */
export function Operator() {
  const { name, address, email, jurisdiction, processors } = webConfig().operator;
  return (
    <section aria-labelledby="operator" className="mt-8 border-y border-line py-5 text-s">
      <h2 id="operator" className="mb-2 text-[0.8125rem] text-ink-3">
        {texts.operator}
      </h2>
      {name ? (
        <>
          <p className="font-[550]">{name}</p>
          {address
            .split(';')
            .map((line) => line.trim())
            .filter(Boolean)
            .map((line) => (
              <p key={line} className="text-ink-2">
                {line}
              </p>
            ))}
          {email ? (
            <p className="mt-1">
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            </p>
          ) : null}
          {jurisdiction ? (
            <p className="mt-3 text-ink-2">
              {texts.jurisdiction}: {jurisdiction}
            </p>
          ) : null}
          <p className="mt-3 text-ink-2">{processors.length > 0 ? `${texts.processors}:` : texts.noProcessors}</p>
          {processors.length > 0 ? (
            <ul className="mt-1 list-disc ps-5 text-ink-2">
              {processors.map((processor) => (
                <li key={processor}>{processor}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <p className="max-w-[56ch] text-ink-2">{texts.notNamed}</p>
      )}
    </section>
  );
}
