import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../lib/theme';
import { buttonClass } from '../ui/button-class';
import { texts } from './texts';

/** The theme is on the screen before scripts run, so its rules choose sign and name. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <button
      type="button"
      className={buttonClass({ look: 'quiet', iconOnly: true, className })}
      title={theme === 'dark' ? texts.useLight : texts.useDark}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <span className="in-data-[theme=light]:hidden">
        <Sun aria-hidden="true" />
        <span className="sr-only">{texts.useLight}</span>
      </span>
      <span className="in-data-[theme=dark]:hidden">
        <Moon aria-hidden="true" />
        <span className="sr-only">{texts.useDark}</span>
      </span>
    </button>
  );
}
