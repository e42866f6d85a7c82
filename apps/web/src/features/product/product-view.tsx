import { type ProductWire, styleFromWire } from '@kkini/contract';
import type { MealStyle } from '@kkini/domain';
import type { ReactNode } from 'react';
import type { DetailTarget } from '../../platform/address/detail-address.ts';
import { cautionWords } from '../../messages/caution-words.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { nutrientRows } from '../../messages/nutrient-rows.ts';
import { verdictWords } from '../../messages/verdict-words.ts';
import { DishNotes } from '../../ui/dish/dish-notes.tsx';
import { DishPage, type DishTint } from '../../ui/dish/dish-page.tsx';
import { FigureSection } from '../../ui/dish/figure-section.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './product-detail.module.css';
import { ProductHead } from './product-head.tsx';
import { ProductSearch } from './product-search.tsx';
import { ProductSeller } from './product-seller.tsx';
import { RelatedProducts } from './related-products.tsx';

type ProductViewProps = {
  readonly product: ProductWire;
  readonly target: DetailTarget;
  /** Advice about eating it. */
  readonly tips: ReactNode;
};

/** How the server names our own writing. */
const OWN_SOURCE = 'kkini';

export function ProductView({ product, target, tips }: ProductViewProps) {
  const { t } = useMessages();
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
              cautions={cautionWords(t, product.cautions)}
              verdict={verdictWords(t, product.judgement)}
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
                <p>{source === OWN_SOURCE ? t('product.sourceOwn') : t('product.source', { source })}</p>
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
  const { t } = useMessages();
  return (
    <FigureSection
      title={t('nutrition.title')}
      basis={product.nutrient.serving_size}
      basisLang="ko"
      lead={product.judgement ? t('judgement.bars') : undefined}
      caption={t('nutrition.table')}
      rows={nutrientRows(t, product.nutrient, product.judgement)}
      note={t('nutrition.estimate')}
    />
  );
}

function ProductIngredients({ product }: { readonly product: ProductWire }) {
  const { t } = useMessages();
  return (
    <section>
      <h2>{t('product.ingredients')}</h2>
      <ul className={styles.ingredients} lang="ko">
        {product.ingredients.map(({ name, amount }) => (
          <li key={name}>
            <b>{name}</b> <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
