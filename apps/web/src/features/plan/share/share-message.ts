import type { MealWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { figure } from '../../../messages/figures.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';
import { type SiteAddress, weeklyMealsPath } from '../../../platform/address/paths.ts';
import type { ListMessage, MessageItem } from '../../../platform/device/messenger.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { energyOf, isFasting, mealPath, styleOf } from '../model/meal-facts.ts';
import { mealName } from '../model/meal-words.ts';

type SharedView = {
  /** The day whose meals are listed. */
  readonly day: PlanDay;
  readonly shareId: string;
  /** Path of the screen the button opens. */
  readonly path: string;
  readonly site: SiteAddress;
};

/** Least number of items in the list layout of the messaging app. */
const FEWEST_ITEMS = 2;

/**
 * A day's meals as a message (specification, section 4): one item per meal, or one that says there are none. An item for the whole
 * week is added if the layout needs more.
 */
export function shareMessage(wording: Wording, shared: SharedView): ListMessage {
  const { t } = wording;
  const { day, shareId, path, site } = shared;
  const view = linkTo(site.screen(path));
  const meals = MEAL_TIMES.flatMap((time) => {
    const meal = day.meals[time];
    return meal === null || isFasting(meal) ? [] : [mealItem(wording, { shared, time, meal })];
  });
  const scene = site.file('/art/scenes/table.png?layout=panel');
  const none = { title: t('share.empty'), description: t('share.emptyLead'), imageUrl: scene, link: view };
  const items = meals.length > 0 ? meals : [none];
  const week = {
    title: t('share.week'),
    description: t('share.weekLead'),
    imageUrl: scene,
    link: linkTo(site.screen(weeklyMealsPath(shareId))),
  };
  return {
    objectType: 'list',
    headerTitle: shareTitle(t, day),
    headerLink: view,
    contents: items.length < FEWEST_ITEMS ? [...items, week] : items,
    buttons: [{ title: t('share.view'), link: view }],
  };
}

/** "[11월 20일 (목)] 식단". */
export function shareTitle(t: Translate, { date }: PlanDay): string {
  return t('plan.shareTitle', { date: dayWords(t, date).short });
}

type Meal = { readonly shared: SharedView; readonly time: MealTime; readonly meal: MealWire };

function mealItem(wording: Wording, { shared: { day, site, shareId, path }, time, meal }: Meal): MessageItem {
  const { t } = wording;
  const energy = energyOf(meal);
  const facts = [
    t(`mealTime.${time}`),
    t(`mealStyle.${styleOf(meal)}`),
    ...(energy === null ? [] : [t('meal.energy', { energy: figure(energy) })]),
  ];
  return {
    title: mealName(wording, meal),
    description: facts.join(' · '),
    imageUrl: site.file(messagePicture(meal)),
    link: linkTo(site.screen(mealPath(meal, { shareId }, { date: day.date, time }) ?? path)),
  };
}

/**
 * Picture for a message. Messaging apps show no SVG: our drawings exist as PNG too, and any other SVG is replaced by the drawing of
 * the meal style.
 */
function messagePicture(meal: MealWire): string {
  const style = `/art/meal-styles/${styleOf(meal)}.png`;
  const picture = meal.details.img_url;
  if (picture === null) return style;
  if (picture.startsWith('/art/')) return picture.replace('.svg', '.png');
  return /\.svg(?:[?#]|$)/i.test(picture) ? style : picture;
}

function linkTo(address: string): MessageItem['link'] {
  return { mobileWebUrl: address, webUrl: address };
}
