import type { HealthCondition } from '@kkini/domain';
import type { RuleOwner } from '../../model/rule-owner.ts';

type Written = readonly [better: string, worse: string];
type Leanings = Readonly<Record<HealthCondition, Written> & Partial<Record<RuleOwner, Written>>>;

/** Foods and tags each owner prefers and avoids (nutrition-rules section 5, PREFER and AVOID). */
export const LEANINGS: Leanings = {
  everyone: ['whole-grain', 'ultra-processed'],
  diabetes: ['brown_rice_cooked multigrain_rice tofu', 'high-gi added-sugar glutinous_rice'],
  gout: ['egg tofu', 'purine-high purine-mid added-sugar'],
  hypertension: ['', 'sodium-high salted-fermented processed-meat'],
  obesity: ['vegetable', 'ultra-processed'],
  dyslipidemia: ['soy perilla_oil olive_oil', 'saturated-fat-high cholesterol-high added-sugar'],
  heartDisease: ['', 'processed-meat sodium-high'],
  thyroidDisease: ['', 'iodine-high'],
  liverDisease: ['tofu', 'ultra-processed saturated-fat-high sodium-high'],
  vegetarian: ['legume', 'dairy egg'],
  lowSugar: ['allulose', 'added-sugar fruit_juice bulgogi_sauce'],
  lowSodium: ['vinegar_all', 'sodium-high'],
  lowCarbohydrate: ['konjac tofu_noodle', 'refined-carb high-gi'],
  alone: ['', 'shared-order'],
  child: ['dairy', 'ultra-processed bought-salad'],
  'child.under7': ['', 'spicy tough'],
  'child.under11': ['', 'spicy'],
  parents: ['', 'sodium-high tough bought-salad bread pasta avocado tortilla'],
  'parents.from75': ['', 'tough'],
  'answer.potassium': ['potassium-high', ''],
  'answer.kidneyThird': ['', 'ultra-processed brown_rice_cooked'],
  'answer.thyroidDrug': ['', 'iodine-high'],
  'answer.stomach': ['', 'soup'],
};
