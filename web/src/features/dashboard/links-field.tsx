import { Plus, X } from 'lucide-react';
import { AddressField } from '../../ui/address-field';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { texts } from './texts';
import type { ProfileValues } from './use-profile-form';

type Links = ProfileValues['links'];
type LinksFieldProps = { links: Links; errors: Record<string, string>; onChange: (links: Links) => void };

const words = texts.basicsForm;
/** As the contract allows (portfolio.ts). */
const maxLinks = 20;

/** Where else one finds this person: a name and an address each. */
export function LinksField({ links, errors, onChange }: LinksFieldProps) {
  const write = (place: number, change: Partial<Links[number]>) => onChange(links.map((link, index) => (index === place ? { ...link, ...change } : link)));
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{words.links}</legend>
      <ol className="space-y-2 empty:hidden">
        {links.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place
          <li key={place} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[160px_minmax(0,1fr)_auto]">
            <TextField
              hideLabel
              label={words.linkLabel(place + 1)}
              placeholder={words.linkLabelExample}
              value={link.label}
              error={errors[`links.${place}.label`]}
              maxLength={60}
              onChange={(event) => write(place, { label: event.target.value })}
            />
            <AddressField
              hideLabel
              className="max-sm:col-start-1"
              label={words.linkUrl(place + 1)}
              value={link.url}
              error={errors[`links.${place}.url`]}
              maxLength={2000}
              onValue={(url) => write(place, { url })}
            />
            <Button
              look="quiet"
              iconOnly
              icon={<X />}
              className="max-sm:col-start-2 max-sm:row-start-1"
              onClick={() => onChange(links.filter((_, index) => index !== place))}
            >
              {words.removeLink(place + 1)}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        size="sm"
        icon={<Plus />}
        className="-ms-2.5 mt-1"
        disabled={links.length >= maxLinks}
        onClick={() => onChange([...links, { label: '', url: '' }])}
      >
        {words.addLink}
      </Button>
    </fieldset>
  );
}
