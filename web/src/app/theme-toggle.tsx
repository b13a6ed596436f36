import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../lib/theme';
import { Button } from '../ui/button';
import { texts } from './texts';

export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <Button
      look="quiet"
      iconOnly
      className={className}
      icon={theme === 'dark' ? <Sun /> : <Moon />}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {theme === 'dark' ? texts.useLight : texts.useDark}
    </Button>
  );
}
