import { gateWords } from '../../../lib/gate-words';
import { Logo } from '../../../ui/logo';
import { formTexts } from './form-texts';
import type { LinkForm } from './link-form';

const words = formTexts.preview;

/** The first thing that a gate with these rules asks for; null: it opens by itself. */
function firstAsk({ withPassword, opensFor, maxViews, maxVisitors, withNotice }: LinkForm) {
  if (withPassword) return { ...gateWords.password, field: gateWords.password.label };
  if (opensFor !== 'anyone') return { ...gateWords.email, field: gateWords.email.label };
  if (withNotice) return { ...gateWords.notice, field: null };
  return maxViews !== '' || maxVisitors !== '' ? { ...gateWords.press, field: null } : null;
}

/** What the recipient meets before anything else. A picture of the gate: nothing in it can be pressed. */
export function GatePreview({ typed }: { typed: LinkForm }) {
  const who = typed.description.split(',').at(-1)?.trim().split(' ')[0] ?? '';
  const ask = firstAsk(typed);
  return (
    <section aria-label={words.meet} className="self-start rounded-m border border-line bg-ground p-4">
      <h3 className="mb-3 font-[550] [overflow-wrap:anywhere]">{who ? words.title(who) : words.meet}</h3>
      <div className="rounded-s border border-line bg-surface p-5 text-center">
        <span className="flex justify-center">
          <Logo size={22} label="" />
        </span>
        <p className="mt-2 font-serif text-xl leading-[1.2] text-balance">{ask ? ask.title : words.open}</p>
        <p className="mt-1.5 text-[0.8125rem] text-ink-2">{ask ? ask.text : words.openText}</p>
        {ask?.field ? <p className="mt-3.5 rounded-s border border-line-field bg-field px-3 py-2 text-start text-s text-ink-3">{ask.field}</p> : null}
        {ask ? <p className="mt-2.5 rounded-s bg-leaf px-3 py-2 text-s font-[550] text-leaf-ink">{ask.button}</p> : null}
      </div>
      <p className="mt-2.5 text-[0.8125rem] text-ink-3">{words.note}</p>
    </section>
  );
}
