import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from './texts';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
