import { useMessages } from '../../../messages/messages-context.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

type UndoButtonProps = Omit<ButtonProps, 'look' | 'size' | 'children'> &
  Partial<Pick<ButtonProps, 'children'>>;

/** Takes a change back; `children` replace its word. */
export function UndoButton({ children, ...button }: UndoButtonProps) {
  const { t } = useMessages();
  return (
    <Button look="plain" size="small" {...button}>
      <Icon name="undo" size={18} />
      {children ?? t('change.undo')}
    </Button>
  );
}
