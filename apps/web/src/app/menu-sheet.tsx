import { LOCALE_NAMES, LOCALES } from '../messages/locale.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './menu-sheet.module.css';
import { usePreferences } from './preferences-context.tsx';
import { TEXT_SIZES, THEMES } from './preferences-store.ts';

/** Language, brightness and text size. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog title={t('menu.title')} closeLabel={t('app.close')} onClose={onClose}>
      <MenuChoices />
    </Dialog>
  );
}

function MenuChoices() {
  const { t } = useMessages();
  const [preferences, change] = usePreferences();
  return (
    <>
      <MenuGroup
        title={t('menu.language')}
        choices={LOCALES.map((locale) => ({ value: locale, name: LOCALE_NAMES[locale] }))}
        chosen={preferences.locale}
        onChoose={(locale) => change({ locale })}
      />
      <MenuGroup
        title={t('menu.theme')}
        choices={THEMES.map((theme) => ({ value: theme, name: t(THEME_NAMES[theme]) }))}
        chosen={preferences.theme}
        onChoose={(theme) => change({ theme })}
      />
      <MenuGroup
        title={t('menu.textSize')}
        choices={TEXT_SIZES.map((size) => ({ value: size, name: t(TEXT_SIZE_NAMES[size]) }))}
        chosen={preferences.textSize}
        onChoose={(textSize) => change({ textSize })}
      />
    </>
  );
}

const THEME_NAMES = { system: 'menu.themeSystem', light: 'menu.themeLight', dark: 'menu.themeDark' } as const;
const TEXT_SIZE_NAMES = {
  normal: 'menu.textNormal',
  large: 'menu.textLarge',
  largest: 'menu.textLargest',
} as const;

type MenuGroupProps<Value extends string> = {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

function MenuGroup<Value extends string>({ title, choices, chosen, onChoose }: MenuGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, name }) => (
          <Chip key={value} pressed={value === chosen} onPress={() => onChoose(value)} size="small">
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
