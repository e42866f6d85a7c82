import { LOCALE_NAMES, LOCALES, type Locale } from '../../messages/locale.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useSignedIn } from '../../platform/platform-context.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { usePreferences } from '../preferences-context.tsx';
import { TEXT_SIZES, THEMES } from '../preferences-store.ts';
import styles from './menu-sheet.module.css';

export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog title={t('menu.open')} closeLabel={t('app.close')} onClose={onClose}>
      <MenuLinks onClose={onClose} />
      <MenuChoices />
    </Dialog>
  );
}

function MenuLinks({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const links = useSignedIn() ? [...ACCOUNT_LINKS, ...LINKS] : LINKS;
  return (
    <nav aria-label={t('menu.ways')} className={styles.links}>
      {links.map(({ path, icon, words }) => (
        <Link key={path} to={path} className={styles.link} onClick={onClose}>
          <Icon name={icon} size={22} />
          {t(words)}
        </Link>
      ))}
    </nav>
  );
}

const LINKS = [{ path: PATHS.search, icon: 'search', words: 'account.search' }] as const;
const ACCOUNT_LINKS = [
  { path: PATHS.myPlans, icon: 'calendarHeart', words: 'account.myPlans' },
  { path: PATHS.account, icon: 'user', words: 'account.account' },
] as const;

function MenuChoices() {
  const { t } = useMessages();
  const [preferences, change] = usePreferences();
  return (
    <>
      <MenuGroup
        title={t('menu.language')}
        choices={LOCALES.map((locale) => ({ value: locale, name: LOCALE_NAMES[locale], lang: locale }))}
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
  readonly choices: readonly { readonly value: Value; readonly name: string; readonly lang?: Locale }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

function MenuGroup<Value extends string>({ title, choices, chosen, onChoose }: MenuGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, name, lang }) => (
          <Chip
            key={value}
            lang={lang}
            pressed={value === chosen}
            onPress={() => onChoose(value)}
            size="small"
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
