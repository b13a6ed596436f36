import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { ownerTexts } from './texts';

/** The longest title on a button on narrow screens, in characters. */
const longest = 28;

/** Which of the person's profiles is open, and how to get to the others. */
export function ProfileSwitch({ view, onChoose }: { view: PortfolioView; onChoose: (slug: string | null) => void }) {
  const navigate = useNavigate();
  const { slug, title } = view.profile;
  const entry = (to: string | null, label: string, hint: string) => ({
    id: to ?? '',
    label,
    icon: to === slug ? <Check /> : <span className="size-4" />,
    hint: to === slug ? ownerTexts.shown : hint,
    onSelect: () => onChoose(to),
  });
  return (
    <Menu
      align="start"
      label={ownerTexts.profiles}
      trigger={
        <Button size="sm" icon={<ChevronsUpDown />}>
          {ownerTexts.profile(title.length > longest ? `${title.slice(0, longest).trim()}…` : title || ownerTexts.main)}
        </Button>
      }
      items={[
        entry(null, ownerTexts.main, ''),
        ...(view.owner?.profiles ?? []).map((one) => entry(one.slug, one.title, one.visibility === 'public' ? ownerTexts.public : ownerTexts.private)),
        'line',
        { label: ownerTexts.newProfile, icon: <Plus />, onSelect: () => void navigate(paths.profiles()) },
      ]}
    />
  );
}
