import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/use-online';
import { texts } from './texts';

export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center gap-2.5 border-b border-line bg-raised px-(--gutter) py-2 text-xs">
          <WifiOff aria-hidden="true" className="size-4 text-warn" />
          {texts.offline}
        </p>
      )}
    </div>
  );
}
