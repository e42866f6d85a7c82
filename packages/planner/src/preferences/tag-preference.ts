import type { Candidate } from '../model/candidate.ts';
import type { RuleOwner } from '../model/rule-owner.ts';

/** Points a dish gains for each tag to avoid and loses for each tag to prefer. */
const AVOID_POINTS = 0.8;
const PREFER_POINTS = 0.5;

type Leaning = { readonly prefer: readonly string[]; readonly avoid: readonly string[] };

/** PREFER and AVOID of nutrition-rules section 5, where they are a tag or a food of the taxonomy. */
const LEANINGS: Readonly<Partial<Record<RuleOwner, Leaning>>> = {
  everyone: { prefer: ['whole-grain'], avoid: ['ultra-processed'] },
  diabetes: {
    prefer: ['brown_rice_cooked', 'multigrain_rice', 'tofu'],
    avoid: ['high-gi', 'added-sugar', 'glutinous_rice'],
  },
  gout: { prefer: ['egg', 'tofu'], avoid: ['purine-high', 'purine-mid', 'added-sugar'] },
  hypertension: {
    prefer: ['potassium-high'],
    avoid: ['sodium-high', 'salted-fermented', 'processed-meat'],
  },
  obesity: { prefer: ['vegetable'], avoid: ['ultra-processed'] },
  dyslipidemia: {
    prefer: ['soy', 'perilla_oil', 'olive_oil'],
    avoid: ['saturated-fat-high', 'cholesterol-high', 'added-sugar'],
  },
  heartDisease: { prefer: ['potassium-high'], avoid: ['processed-meat', 'sodium-high'] },
  thyroidDisease: { prefer: [], avoid: ['iodine-high'] },
  liverDisease: { prefer: ['tofu'], avoid: ['ultra-processed', 'saturated-fat-high', 'sodium-high'] },
  vegetarian: { prefer: ['legume'], avoid: ['dairy', 'egg'] },
  lowSugar: { prefer: ['allulose'], avoid: ['added-sugar', 'fruit_juice', 'bulgogi_sauce'] },
  lowSodium: { prefer: ['vinegar_all'], avoid: ['sodium-high'] },
  lowCarbohydrate: { prefer: ['konjac', 'tofu_noodle'], avoid: ['refined-carb', 'high-gi'] },
  child: { prefer: ['dairy'], avoid: ['ultra-processed'] },
  parents: { prefer: [], avoid: ['sodium-high'] },
};

/** Points for what an owner of preferences leans towards (below zero) or away from (above zero). */
export function ownerPreference({ profile }: Candidate, owner: RuleOwner): number {
  const leaning = LEANINGS[owner];
  if (leaning === undefined) return 0;
  const carries = (name: string) => profile.certainTags.has(name) || profile.certainIds.has(name);
  return (
    AVOID_POINTS * leaning.avoid.filter(carries).length -
    PREFER_POINTS * leaning.prefer.filter(carries).length
  );
}
