import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { SearchField } from './search-field';
import { texts } from './texts';

/** On smaller screens: an icon that opens a full-width popup in which the box is always open. */
export function SearchPopup() {
  const [visible, setVisible] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: being somewhere else ends the search
  useEffect(() => setVisible(false), [key]);
  return (
    <span className="lg:hidden">
      <Button look="quiet" iconOnly icon={<Search />} onClick={() => setVisible(true)}>
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
