import { useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { bringPart, LateScript } from '../../platform/late-script.ts';
import { CHUNK_FAILED } from '../../platform/load-chunk.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const SHEET = new LateScript(async () => (await import('./menu-sheet.tsx')).MenuSheet);

type AppMenuProps = { readonly onCloth?: boolean };

/** The menu button of the header; the sheet's script loads on first use. */
export function AppMenu({ onCloth = false }: AppMenuProps) {
  const { t } = useMessages();
  const { log } = usePlatform();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const MenuSheet = SHEET.part;
  async function show(): Promise<void> {
    if (await bringPart(SHEET)) {
      setOpen(true);
    } else {
      log(CHUNK_FAILED, SHEET.failure);
      showToast(t('menu.failed'));
    }
  }
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        look={onCloth ? 'cloth' : 'bare'}
        aria-haspopup="dialog"
        onClick={show}
      />
      {open && MenuSheet && <MenuSheet onClose={close} />}
    </>
  );
}
