import { IconButton } from './icon-button.tsx';

type BackButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: 'bare' | 'raised';
};

export function BackButton({ label, onPress, look = 'bare' }: BackButtonProps) {
  return <IconButton icon="chevronLeft" iconSize={28} label={label} onClick={onPress} look={look} />;
}
