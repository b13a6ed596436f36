import { setTheme, useTheme } from '../../lib/theme';
import { Choice } from './choice';
import { PanelHead } from './panel-head';
import { SettingRow } from './setting-row';
import { texts } from './texts';

export function AppearancePanel() {
  const theme = useTheme();
  return (
    <>
      <PanelHead title={texts.appearance.title} text={texts.appearance.text} />
      <SettingRow title={texts.appearance.theme} text={texts.appearance.themeText}>
        <Choice label={texts.appearance.theme} options={texts.appearance.themes} value={theme} onChange={setTheme} />
      </SettingRow>
    </>
  );
}
