import { lazy, Suspense, useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { loadChunk } from '../../platform/load-chunk.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const MenuSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./menu-sheet.tsx'))).MenuSheet,
}));

type AppMenuProps = { readonly onCloth?: boolean };

/** The header button of the menu; the sheet loads on first use. */
export function AppMenu({ onCloth = false }: AppMenuProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        look={onCloth ? 'cloth' : 'bare'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <MenuSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
}
