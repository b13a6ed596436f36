import { itemAnchor, type Section } from '../view/portfolio-sections';
import { OnlyOwner } from './only-owner';

export function LanguagesSection({ section }: { section: Section }) {
  return (
    <ul data-part="languages" className="flex flex-wrap gap-x-8 gap-y-2">
      {section.items.map((item) => (
        <li key={item.id} id={itemAnchor(item.id)} className="min-w-0 scroll-mt-14">
          <span className="font-medium">{String(item.fields.name ?? '')}</span>
          {item.fields.level ? <span className="ms-1.5 text-s text-ink-3">{String(item.fields.level)}</span> : null}
          <OnlyOwner visibility={item.visibility} />
        </li>
      ))}
    </ul>
  );
}
