import { describe, expect, it } from 'vitest';
import type { BodyAnswers } from '../vocabulary/body-questions.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import type { Target } from '../vocabulary/targets.ts';
import { aStranger, type Person } from './person.ts';
import { type PermissionAnswers, planPermission } from './plan-permission.ts';

const YEAR = 2026;
type Case = {
  readonly target?: Target;
  readonly age?: number;
  readonly sizes?: Pick<Person, 'heightCm' | 'weightKg'>;
  readonly answers?: BodyAnswers;
  readonly conditions?: readonly HealthCondition[];
};

function permission(fasts: number, { target = 'self', age, sizes, answers = {}, conditions = [] }: Case) {
  const person = {
    ...aStranger(target),
    birthYear: age === undefined ? null : YEAR - age,
    ...sizes,
    answers,
  };
  return planPermission(
    asking(fasts, { targets: [target], persons: [person], healthConditions: conditions }),
    YEAR,
  );
}

function asking(fasts: number, changes: Partial<PermissionAnswers>): PermissionAnswers {
  const style = (index: number) => (index < fasts ? 'fasting' : 'cookedRecipe');
  return {
    targets: ['self'],
    persons: [],
    healthConditions: [],
    eatingStyles: [],
    mealStyles: { breakfast: style(0), lunch: style(1), dinner: style(2) },
    confirmations: [],
    excludedFoods: [],
    ...changes,
  };
}

function spell(found: ReturnType<typeof planPermission>): string {
  if (found.kind === 'allow') return 'allow';
  return found.kind === 'confirm' ? found.dialogs.join(' ') : found.reason;
}

describe('whether a plan with fasted meals is made', () => {
  it.each<[string, Case, readonly string[]]>([
    ['an adult', {}, ['allow', 'D1']],
    ['diabetes, medicine open', { conditions: ['diabetes'] }, ['D2', 'R1']],
    ['diabetes, no such medicine', { conditions: ['diabetes'], answers: { insulin: 'no' } }, ['D3', 'R1']],
    ['insulin', { conditions: ['diabetes'], answers: { insulin: 'yes' } }, ['R2', 'R2']],
    ['perhaps insulin', { answers: { insulin: 'unsure' } }, ['R2', 'R2']],
    ['a child', { target: 'child' }, ['R3', 'R3']],
    ['a child of 11', { target: 'child', age: 11 }, ['R3', 'R3']],
    ['a child of 12', { target: 'child', age: 12 }, ['D4', 'R3']],
    ['a child of 14', { target: 'child', age: 14 }, ['D4', 'R3']],
    ['a colleague of 16', { target: 'colleague', age: 16 }, ['D4', 'R3']],
    ['no pregnancy', { answers: { pregnancy: 'no' } }, ['allow', 'D1']],
    ['pregnancy', { answers: { pregnancy: 'trimester1' } }, ['R4', 'R4']],
    ['lactation', { answers: { pregnancy: 'lactating' } }, ['D4', 'R4']],
    ['liver disease', { conditions: ['liverDisease'] }, ['D5', 'R5']],
    ['cirrhosis', { conditions: ['liverDisease'], answers: { cirrhosis: 'yes' } }, ['R5', 'R5']],
    ['a parent', { target: 'parents' }, ['D4', 'D1']],
    ['a parent of 60', { target: 'parents', age: 60 }, ['allow', 'D1']],
    ['somebody of 65', { age: 65 }, ['D4', 'D1']],
    ['somebody of 75', { age: 75 }, ['D4', 'R6']],
    ['stomach surgery', { answers: { stomach: 'over3Months' } }, ['D4', 'R6']],
    ['somebody thin', { sizes: { heightCm: 170, weightKg: 50 } }, ['D4', 'R6']],
    ['somebody of index 18.5', { sizes: { heightCm: 200, weightKg: 74 } }, ['allow', 'D1']],
    ['gout', { conditions: ['gout'] }, ['allow', 'D1']],
    ['warfarin', { answers: { warfarin: 'yes' } }, ['allow', 'D1']],
    ['diabetes and liver disease', { conditions: ['diabetes', 'liverDisease'] }, ['D2 D5', 'R1']],
  ])('%s', (_, who, outcomes) => {
    const found = [1, 2, 3].map((fasts) => spell(permission(fasts, who)));
    expect(found).toEqual([...outcomes, 'R0']);
  });

  it('holds the strictest row of several persons, and offers to leave that one out', () => {
    const found = planPermission(asking(1, { targets: ['self', 'child'] }), YEAR);
    expect(found).toEqual({
      kind: 'refuse',
      code: 'FASTING_NOT_PLANNED',
      reason: 'R3',
      target: 'child',
      at: 1,
      waysOn: ['lighterMeals', 'withoutPerson'],
    });
  });

  it('offers other meals where leaving somebody out is no way on', () => {
    const waysOn = (fasts: number, changes: Partial<PermissionAnswers>) => {
      const found = planPermission(asking(fasts, changes), YEAR);
      return found.kind === 'refuse' ? [found.target, ...found.waysOn] : found;
    };
    const couple = ['self', 'spouse'] as const;
    const onInsulin = { ...aStranger('spouse'), answers: { insulin: 'yes' } } as const;
    expect(waysOn(3, {})).toEqual([null, 'chooseMeals']);
    expect(waysOn(1, { targets: ['child'] })).toEqual(['child', 'lighterMeals', 'chooseMeals']);
    const diabetes = { targets: couple, healthConditions: ['diabetes'] } as const;
    expect(waysOn(2, diabetes)).toEqual(['self', 'lighterMeals', 'chooseMeals']);
    const insulin = { targets: couple, persons: [onInsulin] };
    expect(waysOn(1, insulin)).toEqual(['spouse', 'lighterMeals', 'chooseMeals']);
  });

  it('says of an allowed plan whether it fasts', () => {
    const allowed = [0, 1].map((fasts) => planPermission(asking(fasts, {}), YEAR));
    expect(allowed).toEqual([false, true].map((fasts) => ({ kind: 'allow', fasts })));
  });

  it('holds nobody to the row of a condition that is somebody else’s', () => {
    const self = { ...aStranger('self'), answers: { insulin: 'no' } } as const;
    const spelled = (freeOf: Person['freeOf']) => {
      const persons = [self, { ...aStranger('parents'), freeOf }];
      const table = { targets: ['self', 'parents'], persons, healthConditions: ['diabetes'] } as const;
      return spell(planPermission(asking(1, table), YEAR));
    };
    expect(spelled([])).toBe('D2 D3 D4');
    expect(spelled(['diabetes'])).toBe('D3 D4');
    const expecting = { ...aStranger('spouse'), answers: { pregnancy: 'pregnant' } } as const;
    const couple = (freeOf: Person['freeOf']) =>
      asking(0, {
        targets: ['self', 'spouse'],
        persons: [self, { ...expecting, freeOf }],
        healthConditions: ['diabetes'],
      });
    expect(spell(planPermission(couple([]), YEAR))).toBe('D6');
    expect(spell(planPermission(couple(['diabetes']), YEAR))).toBe('allow');
  });

  it('asks no more what was answered, but insulin until it is answered on the person', () => {
    expect(spell(planPermission(asking(2, { confirmations: ['D1'] }), YEAR))).toBe('allow');
    const diabetes = asking(1, { healthConditions: ['diabetes'], confirmations: ['D2', 'D3'] });
    expect(spell(planPermission(diabetes, YEAR))).toBe('D2');
  });
});

describe('whether a plan is made for somebody', () => {
  it.each<[string, Case, string]>([
    ['a child of two', { target: 'child', age: 2 }, 'underThree'],
    ['a child of three', { target: 'child', age: 3 }, 'allow'],
    ['late kidney disease', { answers: { kidney: 'stage4to5' } }, 'kidney'],
    ['a fresh stomach operation', { answers: { stomach: 'within3Months' } }, 'stomach'],
    ['hard swallowing', { answers: { swallow: 'yes' } }, 'swallow'],
    ['pregnancy with diabetes', { answers: { pregnancy: 'pregnant' }, conditions: ['diabetes'] }, 'D6'],
    ['third-stage kidney disease', { answers: { kidney: 'stage3' } }, 'allow'],
    ['anybody else', {}, 'allow'],
  ])('%s', (_, who, outcome) => {
    expect(spell(permission(0, who))).toBe(outcome);
  });

  it.each([
    ['투석 중', 'kidneyStated'],
    ['신장투석 환자입니다', 'kidneyStated'],
    ['일주일에 세번 투석해요, 바나나', 'kidneyStated'],
    ['콩팥을 이식받았어요', 'kidneyStated'],
    ['만성 신부전 4기', 'kidneyStated'],
    ['말기 신부전', 'kidneyStated'],
    ['on dialysis', 'kidneyStated'],
    ['CKD stage 5', 'kidneyStated'],
    ['연하곤란 있으심', 'swallowStated'],
    ['떡은 삼키기 힘드세요', 'swallowStated'],
    ['dysphagia', 'swallowStated'],
    ['위 수술한 지 한 달', 'stomachStated'],
    ['위절제 2주 됐어요, 단 거', 'stomachStated'],
    ['위암 수술하고 10일째', 'stomachStated'],
    ['위 수술 받고 이주 됐어요', 'stomachStated'],
    ['아버지가 지난달에 위암 수술하셨어요', 'stomachStated'],
    ['두 달 전 위 절제', 'stomachStated'],
    ['위를 3분의 2 잘라냈어요 두달전', 'stomachStated'],
    ['위를 잘라낸 지 석 달이 안 됐어요', 'stomachStated'],
    ['위 수술 3개월 미만', 'stomachStated'],
    ['위 수술 직후라 국', 'stomachStated'],
    ['비만대사수술 받은지 6주', 'stomachStated'],
    ['gastrectomy two weeks ago', 'stomachStated'],
    ['gastrectomy 1 year and two months ago', 'allow'],
    ['위절제', 'allow'],
    ['위 수술한 지 일 년', 'allow'],
    ['위 수술한 지 1년 2개월', 'allow'],
    ['위 수술한 지 12개월', 'allow'],
    ['위암 수술 5월 3일에 했어요', 'allow'],
    ['위 수술 한 달 남았어요', 'allow'],
    ['한 달 뒤 위 수술', 'allow'],
    ['위 수술하고 2주에 한 번 검사', 'allow'],
    ['위 수술 4년 전, 두 달째 다이어트', 'allow'],
    ['위 수술해서 오이주스', 'allow'],
    ['위 수술 후 1일 5식', 'allow'],
    ['위 수술 후 한 달에 두 번 병원', 'allow'],
    ['무릎 수술한 지 한 달', 'allow'],
    ['항암 중', 'allow'],
    ['임신 중이라', 'allow'],
    ['당뇨약 먹어요', 'allow'],
    ['투석은 안 해요', 'allow'],
    ['만성신부전 3기', 'allow'],
    ['만투 석류', 'allow'],
    ['신장 4인분', 'allow'],
    ['가시가 목에 걸려서 생선', 'allow'],
    ['신장이 안 좋아서 칼륨', 'allow'],
  ])('excluded foods that say "%s": %s', (text, outcome) => {
    expect(spell(planPermission(asking(0, { excludedFoods: ['shrimp', text] }), YEAR))).toBe(outcome);
  });

  it('names nobody where only words tell of an illness, and offers to correct them', () => {
    const found = planPermission(asking(0, { targets: ['self', 'spouse'], excludedFoods: ['투석'] }), YEAR);
    expect(found).toMatchObject({
      code: 'PERSON_NOT_PLANNED',
      target: null,
      at: null,
      waysOn: ['editExcluded', 'browseRecipes'],
    });
  });

  it('offers the plan for the others', () => {
    const late = { ...aStranger('self'), answers: { kidney: 'stage4to5' } } as const;
    const both = planPermission(asking(0, { targets: ['self', 'spouse'], persons: [late] }), YEAR);
    expect(both).toMatchObject({
      code: 'PERSON_NOT_PLANNED',
      target: 'self',
      waysOn: ['withoutPerson', 'browseRecipes'],
    });
    const alone = planPermission(asking(0, { persons: [late] }), YEAR);
    expect(alone).toMatchObject({ waysOn: ['browseRecipes'] });
    const parents = [aStranger('parents'), { ...late, target: 'parents' }] as const;
    const second = planPermission(asking(0, { targets: ['self', 'parents'], persons: parents }), YEAR);
    expect(second).toMatchObject({ target: 'parents', at: 2, waysOn: ['withoutPerson', 'browseRecipes'] });
  });
});
