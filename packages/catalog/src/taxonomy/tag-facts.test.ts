import { dishProfile, exclusionViolation, resolveIngredientText } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();

function presence(food: string, tag: string): string {
  const closure = taxonomy.closures.get(food);
  if (closure === undefined || !taxonomy.source.tags.some((each) => each.tag === tag))
    throw new Error(food + tag);
  if (closure.certainTags.has(tag)) return 'certain';
  return closure.possibleTags.has(tag) ? 'possible' : 'none';
}

/** Soy sauce has 1 µg of iodine in 100 g (MEXT 2020, 17007); only few brands add kelp, which exclusions still heed. */
const PLAIN_SOY_SAUCES = ['soy_sauce', 'soup_soy_sauce'];

describe('tags that travel', () => {
  it.each([
    ['kimchi', 'animal-flesh'],
    ['kimchi', 'seafood'],
    ['gelatin', 'animal-flesh'],
    ['honey', 'animal'],
    ['yakgwa', 'animal'],
    ['mayonnaise', 'egg'],
    ['bread_crumb', 'dairy'],
    ['soy_sauce', 'gluten'],
    ['jangajji', 'gluten'],
    ['malt', 'gluten'],
    ['rice_syrup', 'gluten'],
    ['granola', 'gluten-risk'],
    ['oat_milk', 'gluten-risk'],
    ['mirin', 'alcohol'],
    ['mirin', 'alcohol-cooking'],
    ['sundae', 'organ-meat'],
    ['budae_stew', 'processed-meat'],
    ['low_sodium_salt', 'potassium-chloride'],
    ['oyster_jeot', 'raw-risk'],
    ['green_tea', 'caffeine'],
  ])('reach %s for certain: %s', (food, tag) => {
    expect(presence(food, tag)).toBe('certain');
  });

  it.each([
    ['soup_soy_sauce', 'gluten'],
    ['pasta', 'egg'],
    ['white_kimchi', 'animal-flesh'],
    ['teriyaki', 'alcohol-cooking'],
    ['fruit_juice', 'drug-interaction'],
    ['pizza', 'processed-meat'],
    ['rice_noodle', 'gluten'],
    ['salad_greens', 'listeria-risk'],
    ['mixed_vegetable', 'listeria-risk'],
    ['caesar_dressing', 'listeria-risk'],
  ])('reach %s possibly: %s', (food, tag) => {
    expect(presence(food, tag)).toBe('possible');
  });

  it.each([
    ['pickle', 'sprout_veg'],
    ['japchae', 'sprout_veg'],
    ['sundae', 'sprout_veg'],
    ['pizza', 'sprout_veg'],
    ['hamburger', 'soft_ripened_cheese'],
    ['tomato_sauce', 'soft_ripened_cheese'],
    ['donkatsu', 'soft_ripened_cheese'],
  ])('do not reach %s by a member of a group nobody names, which an exclusion heeds: %s', (food, member) => {
    expect(presence(member, 'listeria-risk')).toBe('certain');
    expect(presence(food, 'listeria-risk')).toBe('none');
    const profile = dishProfile(taxonomy, { title: '', lines: [{ id: food, name: food }] });
    expect(exclusionViolation(profile, [{ kind: 'known', id: member }])?.via).toBe('mayContain');
  });
});

describe('tags that stay', () => {
  it.each([
    ['kimchi', 'purine-very-high'],
    ['anchovy_broth', 'purine-very-high'],
    ['canned_tuna', 'mercury-high'],
    ['soy_milk', 'purine-mid'],
    ['anchovy_kelp_broth', 'sodium-high'],
    ['vegan_kimchi', 'animal-flesh'],
    ['soy_sauce_gf', 'gluten'],
    ['buckwheat', 'gluten'],
    ['laver', 'iodine-high'],
    ['laver', 'seafood'],
    ['vegetable_broth', 'animal-flesh'],
    ['coconut_milk', 'dairy'],
  ])('do not reach %s: %s', (food, tag) => {
    expect(presence(food, tag)).toBe('none');
  });

  it.each([
    ['anchovy', 'purine-very-high'],
    ['anchovy_broth', 'purine-broth'],
    ['kelp', 'iodine-very-high'],
    ['kelp_broth', 'iodine-very-high'],
    ['low_sodium_soy_sauce', 'sodium-high'],
    ['dried_pollock', 'animal-flesh'],
    ['spinach', 'vitamin-k-high'],
    ['tuna', 'mercury-high'],
    ['mozzarella', 'saturated-fat-high'],
    ['broth_pack', 'iodine-very-high'],
    ['broth_pack', 'purine-broth'],
    ['clam_jeot', 'raw-risk'],
    ['squid_jeot', 'raw-risk'],
    ['fruit_jelly', 'choking-risk'],
  ])('start at %s or its parents: %s', (food, tag) => {
    expect(presence(food, tag)).toBe('certain');
  });

  it.each([
    ['참치타다키', 'raw-risk'],
    ['조개젓', 'raw-risk'],
    ['생노른자', 'raw-egg'],
    ['은대구', 'mercury-high'],
    ['쇠미역', 'iodine-very-high'],
    ['해물다시팩', 'iodine-very-high'],
    ['동충하초', 'drug-interaction'],
    ['젤리', 'choking-risk'],
    ['채수', 'iodine-very-high'],
    ['가쓰오육수', 'iodine-very-high'],
    ['다시국물', 'iodine-very-high'],
    ['코인육수', 'iodine-very-high'],
    ['혼다시', 'iodine-very-high'],
    ['메밀장국', 'iodine-very-high'],
    ['국시장국', 'iodine-very-high'],
    ['어묵탕스프', 'iodine-very-high'],
    ['참치액', 'iodine-very-high'],
    ['다시마간장', 'iodine-very-high'],
    ['멸치육수', 'iodine-very-high'],
    ['너구리', 'iodine-very-high'],
    ['초대리', 'iodine-very-high'],
    ['생간', 'raw-risk'],
    ['천엽회', 'raw-risk'],
    ['과메기', 'raw-risk'],
    ['산낙지', 'raw-risk'],
    ['날달걀', 'raw-egg'],
    ['먹장어', 'mercury-high'],
    ['금눈돔', 'mercury-high'],
    ['홍메기', 'mercury-high'],
    ['청포도', 'round-piece'],
  ])('belong to a line that names %s: %s', (name, tag) => {
    const { certainTags } = dishProfile(taxonomy, { title: '', lines: [{ id: null, name }] });
    expect(certainTags.has(tag)).toBe(true);
  });

  it('name every food that may be made with kelp, but plain soy sauce', () => {
    const { items } = taxonomy;
    const holdsKelp = (id: string): boolean => {
      const { parents = [], contains = [], mayContain = [] } = items.get(id) ?? {};
      const made = [...parents, ...contains, ...mayContain];
      return id === 'kelp' || (!PLAIN_SOY_SAUCES.includes(id) && made.some(holdsKelp));
    };
    const withKelp = [...items.keys()].filter(holdsKelp);
    expect(withKelp).toContain('anchovy_dashida');
    expect(withKelp.filter((id) => presence(id, 'iodine-very-high') !== 'certain')).toEqual([]);
    expect(PLAIN_SOY_SAUCES.map((id) => presence(id, 'iodine-very-high'))).toEqual(['none', 'none']);
  });

  it('come from no unspecified member of a group', () => {
    expect(presence('seafood_broth', 'raw-risk')).toBe('none');
    expect(presence('fruit_syrup', 'potassium-high')).toBe('none');
  });
});

describe('sea squirts and sea cucumbers', () => {
  it.each(['멍게', '미더덕', '오만둥이', '개불', '해삼', '손질 멍게', '생미더덕', '멍게 100g'])(
    'are raw where a line says %s',
    (line) => {
      const foods = resolveIngredientText(taxonomy, line).ids;
      expect(foods).not.toEqual([]);
      expect(foods.map((food) => presence(food, 'raw-risk'))).toEqual(foods.map(() => 'certain'));
    },
  );

  it.each(['자숙미더덕', '데친 미더덕', '익힌 미더덕', '자숙해삼', '삶은 해삼', '익힌 해삼'])(
    'are no risk where a line says %s',
    (line) => {
      const foods = resolveIngredientText(taxonomy, line).ids;
      expect(foods).not.toEqual([]);
      expect(foods.map((food) => presence(food, 'raw-risk'))).toEqual(foods.map(() => 'none'));
    },
  );
});

describe('vegetables pickled in soy sauce or salt', () => {
  const isSalted = (id: string) => taxonomy.closures.get(id)?.identity.has('salted_pickle') === true;

  it.each(['매실장아찌', '마늘장아찌', '고추장아찌', '오이지', '짠지', '삭힌고추', '사우어크라우트'])(
    'are a class of their own: %s',
    (line) => {
      expect(resolveIngredientText(taxonomy, line).ids.some(isSalted)).toBe(true);
    },
  );

  it.each(['단무지', '오이피클', '락교', '초생강', '케이퍼'])(
    'are neither sweet pickles nor a spice: %s',
    (line) => {
      expect(resolveIngredientText(taxonomy, line).ids.some(isSalted)).toBe(false);
    },
  );
});
