import type { productKo } from '../ko/product.ts';

/** Words of the product screen, in English. */
export const productEn = {
  'product.loading': 'Loading the product',
  'product.title': 'Product',
  'product.failed': 'We could not load the product.',
  'product.failureText': 'Error fetching product details: {statusText}',
  'product.empty': 'There is no product information.',
  'product.emptyText': 'No product detail available',
  'product.invalid': 'The product number is not correct.',
  'product.invalidText': 'Invalid product ID',
  'product.allergens': 'Allergens: {foods}.',
  'product.mayContain': 'Some makers also use {foods}. Please check the label or ask the shop or restaurant.',
  'product.orderFor':
    'Usually ordered for {count} or more. If you eat alone, ask first whether they serve one, and take home what is left.',
  'product.kitFor':
    'A meal kit usually holds {count} servings. If you eat one, keep the rest uncooked in the fridge and use it before its date.',
  'product.seller': 'Seller',
  'product.call': 'Call {tel}',
  'product.related': 'You may also like',
  'product.searchMap': 'Search on the map',
  'product.searchShop': 'Search in shops',
  'product.analysedOne': 'Typical values from one laboratory analysis.',
  'product.analysed': 'Typical values from {count} laboratory analyses.',
  'product.labels': 'The middle value on the nutrition labels of {count} products on sale.',
  'product.published': 'Published average of {count} surveyed products.',
  'product.energyRange': 'Energy is between {low} and {high}\u00a0kcal, depending on where you buy it.',
  'product.sodiumRange': 'Sodium can be anywhere between {low} and {high}\u00a0mg.',
  'product.figureSource': 'Data: {source}',
  'product.energyReckoned':
    'There is no laboratory analysis of its energy, so we estimated that figure from the ingredients.',
  'product.sodiumReckoned':
    'There is no laboratory analysis of its sodium, so we estimated that figure from the ingredients. We cannot tell whether it is within a limit.',
  'product.isEstimate':
    'This is an estimate. Nobody has measured one serving of this food, so we used the figures of a similar dish or a share of a whole pack. We cannot tell whether it is within a limit.',
  'product.priceOfPart': '{price} for the {part} alone',
  'product.priceMonth': 'in {month}',
  'product.priceRange': '{low}–{high} in {month}',
  'product.searchNote': 'Opens search results in a new window, not a particular shop or product.',
  'product.newWindow': 'new window',
  'product.sourceOwn':
    'A kind of meal sold in many places, described by Kkini. The figures are not those of one brand.',
} satisfies Record<keyof typeof productKo, string>;
