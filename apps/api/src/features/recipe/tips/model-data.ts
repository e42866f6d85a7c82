import type { TIP_SECTIONS, Tip, TipFacts } from '@kkini/tips';

/** The data a model rewrites: the written tip and what may be said. No answer and no free word of a visitor is in it. */
export function modelData({ profile, sections, bounds }: Tip, { dish, variant }: TipFacts): string {
  const texts = (section: (typeof TIP_SECTIONS)[number]) => sections?.[section] ?? [];
  const ruled = (section: (typeof TIP_SECTIONS)[number]) =>
    texts(section).map(({ rule, text }) => ({ rule, text }));
  const recipe = {
    title: bounds?.heading ?? '',
    ingredients: [...new Set(dish.lines.map(({ name }) => name))],
  };
  return JSON.stringify({
    profile,
    recipe,
    allowedNumbers: [...(bounds?.numbers ?? [])],
    variant,
    tip: {
      summary: texts('summary')[0]?.text ?? '',
      swap: ruled('swap'),
      portion: texts('portion').map(({ text }) => text),
      order: texts('order')[0]?.text ?? '',
      glycemic: { band: bounds?.band ?? '', text: texts('glycemic')[0]?.text ?? '' },
      salt: ruled('salt'),
      condition: texts('condition').map(({ rule, text }) => ({ key: rule, text })),
    },
  });
}
