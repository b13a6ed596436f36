import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLetterKeys } from '../../lib/letter-keys';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { SearchField } from './search-field';
import { searchKeys } from './search-keys';
import { texts } from './texts';

/** On smaller screens: an icon that opens a full-width popup in which the box is always open. */
export function SearchPopup() {
  const [visible, setVisible] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useLetterKeys(searchKeys, () => {
    if (!button.current?.offsetParent) return false;
    setVisible(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: being somewhere else ends the search
  useEffect(() => setVisible(false), [key]);
  return (
    <span className="lg:hidden">
      <Button ref={button} look="quiet" iconOnly icon={<Search />} onClick={() => setVisible(true)}>
        {texts.open}
      </Button>
      <Modal visible={visible} onClose={() => setVisible(false)} title={texts.title} width="full">
        <search className="block min-h-[320px]">
          <SearchField open onOpen={() => {}} />
        </search>
      </Modal>
    </span>
  );
}
