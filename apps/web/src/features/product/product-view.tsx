import { type ProductWire, styleFromWire } from '@kkini/contract';
import type { MealStyle } from '@kkini/domain';
import { type ReactNode, useState } from 'react';
import { cautionWords } from '../../messages/caution-words.tsx';
import { orderWords } from '../../messages/dish-words.ts';
import { portionScopes, scopeWords } from '../../messages/figure-scopes.ts';
import { figure, priceWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { MixedText } from '../../messages/mixed-text.tsx';
import { Named } from '../../messages/named.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import type { Wording } from '../../messages/translate.ts';
import { verdictWords } from '../../messages/verdict-words.ts';
import { type DetailTarget, productDetailPath, swapPath } from '../../platform/address/detail-address.ts';
import { useDishKind } from '../../platform/address/use-dish-kind.ts';
import { DishKind, DishNotes, DishPage, type DishTint } from '../../ui/dish/dish-page.tsx';
import { FigureSection } from '../../ui/dish/figure-table.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { ProductPrice } from './product-price.tsx';
import styles from './product-view.module.css';

type ProductViewProps = {
  readonly product: ProductWire;
  readonly target: DetailTarget;
  readonly tips: ReactNode;
};

/** `source` of our own texts on the wire. */
const OWN_SOURCE = 'kkini';

export function ProductView({ product, target, tips }: ProductViewProps) {
  const { t, locale } = useMessages();
  const style = styleFromWire(product.category) ?? 'lunchBox';
  const drawing = `/art/meal-styles/${style}.svg`;
  const { source } = product;
  return (
    <main className={styles.main}>
      <DishPage
        tint={TINTS[style]}
        picture={
          <Picture src={product.product_img_url || drawing} fallback={<Picture src={drawing} />} eager />
        }
        head={
          <>
            <ProductHead product={product} style={style} />
            <DishNotes
              cautions={cautionWords({ t, locale }, product.cautions)}
              verdict={verdictWords(t, product.judgement)}
              swapTo={swapPath(target)}
            />
          </>
        }
        action={product.product_url && <ProductSearch address={product.product_url} style={style} />}
        lead={tips}
        beside={product.ingredients.length > 0 && <ProductIngredients product={product} />}
        figures={<ProductNutrition product={product} />}
        foot={
          <>
            {product.center && <ProductSeller center={product.center} />}
            {product.relatedProducts.length > 0 && (
              <RelatedProducts products={product.relatedProducts} target={target} />
            )}
            <div className={styles.small}>
              {product.product_url && <p>{t('product.searchNote')}</p>}
              {source && (
                <p>{source === OWN_SOURCE ? t('product.sourceOwn') : t('recipe.source', { source })}</p>
              )}
            </div>
          </>
        }
      />
    </main>
  );
}

const TINTS: Readonly<Record<MealStyle, DishTint>> = {
  cookedRecipe: 'apricot',
  simpleRecipe: 'butter',
  mealKit: 'lilac',
  restaurant: 'sesame',
  convenienceStore: 'leaf',
  lunchBox: 'sky',
  fasting: 'sky',
};

function ProductNutrition({ product }: { readonly product: ProductWire }) {
  const { t, locale } = useMessages();
  const { nutrient, judgement } = product;
  const english = locale === 'en' ? product.serving_size_en : null;
  const whole = {
    value: 'whole',
    label: t('nutrition.whole'),
    amounts: nutrient,
    dayLimits: judgement?.dayLimits ?? {},
    whose: null,
  };
  const all = portionScopes({ t, locale }, judgement, 0);
  // No choice is needed for one person who eats the whole product. Several have limits of their own.
  const portions = all.filter(
    ({ amounts, whose }) =>
      amounts.calorie !== null && (whose !== null || amounts.calorie !== nutrient.calorie),
  );
  const [chosen, setChosen] = useState((all[0] ?? whole).value);
  const scope = portions.find(({ value }) => value === chosen) ?? whole;
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={english ?? nutrient.serving_size}
      {...(english === null && { basisLang: 'ko' })}
      choice={
        portions.length > 0 && (
          <SegmentedControl
            label={t('nutrition.scope')}
            segments={[whole, ...portions]}
            chosen={scope.value}
            onChoose={setChosen}
          />
        )
      }
      lead={scopeWords(t, scope)}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, scope.amounts, scope.dayLimits)}
      note={<MixedText text={figureWords({ t, locale }, product)} />}
    />
  );
}

/** Where the figures come from, and their range, in sentences. */
function figureWords({ t, locale }: Wording, { measured, is_estimate: isEstimate }: ProductWire): string {
  if (isEstimate) return t('product.isEstimate');
  if (measured === null) return t('nutrition.estimate');
  const { n, basis, energy, sodium } = measured;
  const source = (locale === 'en' ? measured.source_en : null) ?? measured.source;
  const range = (key: 'product.energyRange' | 'product.sodiumRange', of: typeof energy) =>
    of && t(key, { low: figure(of.low), high: figure(of.high) });
  return [
    basis === 'analysed' && n === 1 ? t('product.analysedOne') : t(`product.${basis}`, { count: n }),
    energy === null ? t('product.energyReckoned') : range('product.energyRange', energy),
    sodium === null ? t('product.sodiumReckoned') : range('product.sodiumRange', sodium),
    t('product.figureSource', { source: source.replaceAll('|', ', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

function ProductIngredients({ product }: { readonly product: ProductWire }) {
  const { t, locale } = useMessages();
  const isEnglish = locale === 'en';
  return (
    <section>
      <h2>{t('recipe.ingredients')}</h2>
      <ul className={styles.ingredients}>
        {product.ingredients.map(({ name, name_en: english, amount, amount_en: written }) => (
          <li key={`${name} ${amount}`}>
            <b lang={isEnglish && english ? 'en' : 'ko'}>{(isEnglish && english) || name}</b>{' '}
            <span lang={isEnglish && written ? 'en' : 'ko'}>{(isEnglish && written) || amount}</span>
          </li>
        ))}
      </ul>
      <ProductAllergens allergens={product.allergens} />
    </section>
  );
}

type ProductSearchProps = { readonly address: string; readonly style: MealStyle };

function ProductSearch({ address, style }: ProductSearchProps) {
  const { t } = useMessages();
  return (
    <ExternalLink href={address} className={styles.link} newWindowLabel={t('product.newWindow')}>
      {t(style === 'restaurant' ? 'product.searchMap' : 'product.searchShop')}
    </ExternalLink>
  );
}

type ProductSellerProps = { readonly center: NonNullable<ProductWire['center']> };

function ProductSeller({ center: { name, address, tel } }: ProductSellerProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('product.seller')}</h2>
      <div className={styles.seller}>
        <div lang="ko">
          <b>{name}</b>
          {address && <p>{address}</p>}
        </div>
        {tel && (
          <a
            href={`tel:${tel.replaceAll(/[^\d+]/g, '')}`}
            className={styles.call}
            aria-label={t('product.call', { tel })}
          >
            <Icon name="phone" size={20} />
            {tel}
          </a>
        )}
      </div>
    </section>
  );
}

type RelatedProductsProps = {
  readonly products: ProductWire['relatedProducts'];
  /** The product they are related to. */
  readonly target: DetailTarget;
};

function RelatedProducts({ products, target: { surveyId, shareId } }: RelatedProductsProps) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('product.related')}</h2>
      <ul className={styles.products}>
        {products.map(({ id, name, name_en: english, image, price, price_from: from }) => (
          <li key={id}>
            <Link to={productDetailPath({ id, surveyId, shareId })} state={{ id, surveyId, shareId }}>
              <span className={styles.picture}>
                <Picture src={image} />
              </span>
              <b>
                <Named korean={name} english={english} />
              </b>
              <span data-missing={(price === null && from === null) || undefined}>
                {priceWords(t, price, from)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProductHeadProps = { readonly product: ProductWire; readonly style: MealStyle };

function ProductHead({ product, style }: ProductHeadProps) {
  const { t, locale } = useMessages();
  const english = locale === 'en' ? product.product_name_en : null;
  const description = (locale === 'en' ? product.description_en : null) ?? product.description;
  const kind = useDishKind(style);
  const { sold_for: soldFor } = product;
  const { half_broth: halfBroth, side_dishes: sideDishes } = product.order_savings;
  const order = orderWords(t, { halfBroth, sideDishes });
  return (
    <div className={styles.head}>
      <DishKind {...kind} />
      {product.brand_name && (
        <p className={styles.brand} lang="ko">
          {product.brand_img_url && (
            <span className={styles.logo}>
              <Picture src={product.brand_img_url} />
            </span>
          )}
          {product.brand_name}
        </p>
      )}
      <ScreenHeading documentTitle={t('app.documentTitle', { title: english ?? product.product_name })}>
        <Named korean={product.product_name} english={product.product_name_en} />
      </ScreenHeading>
      <ProductPrice product={product} />
      {description && (
        <p className={styles.description} lang={description === product.description ? 'ko' : 'en'}>
          {description}
        </p>
      )}
      {order && <p className={styles.description}>{order}</p>}
      {soldFor !== null && (
        <p className={styles.description}>
          {t(style === 'mealKit' ? 'product.kitFor' : 'product.orderFor', { count: soldFor })}
        </p>
      )}
    </div>
  );
}

/** Allergens as on a label. Goods of one kind differ by maker, so some are only possible. */
function ProductAllergens({ allergens: { contains, may_contain: may } }: Pick<ProductWire, 'allergens'>) {
  const { t, locale } = useMessages();
  const listed = (names: typeof contains) =>
    names.map(({ name, name_en: english }) => (locale === 'en' ? (english ?? name) : name)).join(', ');
  return (
    <div className={styles.allergens}>
      {contains.length > 0 && <p>{t('product.allergens', { foods: listed(contains) })}</p>}
      {may.length > 0 && <p>{t('product.mayContain', { foods: listed(may) })}</p>}
    </div>
  );
}
