import { Link2Off } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { clearLinkToken } from '../../lib/link-token';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { visitTexts as texts } from './texts';

/** At the page's foot: how it was opened, and the way to forget the link. */
export function LinkFoot() {
  const navigate = useNavigate();
  const forget = () => {
    clearLinkToken();
    void navigate(paths.home.href());
  };
  return (
    <section
      aria-label={texts.region}
      data-print="hide"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-(--gutter) py-4 text-[0.8125rem] text-ink-3"
    >
      <p className="max-w-[62ch]">{texts.seen}</p>
      <Button look="quiet" size="sm" icon={<Link2Off />} onClick={forget}>
        {texts.forget}
      </Button>
    </section>
  );
}
