import type { QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type Foods = QualityWire['foodsAtHome'];

/** Which foods at home the week uses and how often, and which it does not. */
export function FoodsAtHomeNote({ foods }: { readonly foods: Foods }) {
  const { t, locale } = useMessages();
  const nameOf = (food: Foods[number]) => (locale === 'en' ? food.nameEn : food.name);
  const names = (some: Foods) => some.map(nameOf).join(', ');
  const used = foods.filter(({ meals }) => meals > 0);
  const unused = foods.filter(({ isKnown, meals }) => isKnown && meals === 0);
  const unknown = foods.filter(({ isKnown }) => !isKnown);
  if (foods.length === 0) return null;
  const counted = used.map((food) => t('atHome.uses', { food: nameOf(food), meals: food.meals }));
  return (
    <Note icon="basket" title={t('atHome.title')}>
      {used.length > 0 && <p>{t('atHome.used', { foods: counted.join(', ') })}</p>}
      {unused.length > 0 && <p>{t('atHome.unused', { foods: names(unused) })}</p>}
      {unknown.length > 0 && (
        <p>
          <MixedText text={t('atHome.unknown', { foods: names(unknown) })} />
        </p>
      )}
    </Note>
  );
}
