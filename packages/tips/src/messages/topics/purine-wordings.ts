import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Purine, for gout. */
export const PURINE_WORDINGS: TopicWordingTable = {
  'purine.broth': {
    carrier: /국물/u,
    points: {
      '{flesh:을} 끓이면 퓨린이 국물로 녹아 나와요. {aim} 국물은 덜 드시는 게 좋아요.':
        'Boiled, {flesh} <gives|give> purine to the broth. {aim}, drink less of it.',
      '{aim} {lead:은} 국물을 남기는 게 좋아요. 이 끼니의 퓨린이 약 {purine}mg이에요.':
        '{aim}, leave some of the broth of the {lead}: this meal has about {purine} mg of purine.',
    },
    actions: {
      '{bite:과} {veg:을} 건져 드시고 국물은 절반 남기세요.':
        'Lift out the {bite} and {veg}, and leave half of the broth.',
      '국물은 몇 숟가락만 맛보고 나머지는 그릇에 두세요.':
        'Take only a few spoonfuls of the broth, and leave the rest in the bowl.',
      '건더기를 먼저 담고 국물은 자작하게만 부으세요.':
        'Put the solids into the bowl first, and only a little broth over them.',
    },
  },
  'purine.flesh': {
    carrier: /\{(?:flesh|bite|mainFlesh)/u,
    points: {
      '이 끼니의 퓨린 약 {purine}mg은 거의 {mainFlesh}에서 와요. {aim} 더 담지 않는 게 좋아요.':
        'Nearly all of the {purine} mg of purine here is in the {mainFlesh}. {aim}, serve no more of it.',
      '{aim} {flesh:은} 식단에 잡힌 만큼만 드시는 게 좋아요. 이 끼니의 퓨린이 약 {purine}mg이에요.':
        '{aim}, keep to the planned {flesh}: this meal has about {purine} mg of purine.',
      '{mainFlesh}에 퓨린이 약 {purine}mg 있어요. {aim} 하루 400mg 안에서 드시는 게 좋아요.':
        'The {mainFlesh} <has|have> about {purine} mg of purine. {aim}, keep the day within 400 mg.',
    },
    actions: {
      '{flesh:은} 한 사람 약 {fleshGrams}g만 담고, 더 드시려면 {veg:을} 고르세요.':
        'Serve about {fleshGrams} g of {flesh} a person; if you want more, take {veg}.',
      '반주 없이 드시고, {flesh:은} 더 담지 마세요.':
        'Have no alcohol with it, and take no second helping of {flesh}.',
      '{bite} 한 점에 {veg} 두 점씩 드시고, {bite:은} 더 담지 마세요.':
        'Take two bites of {veg} for each bite of {bite}, and take no second helping of {bite}.',
      '{flesh:을} 드시는 날이니, 식단에 없는 고기나 해산물은 더하지 마세요.':
        'With {flesh} today, add no meat or seafood that is not in the plan.',
      '{flesh:은} 사 온 날 약 {portionGrams}g씩 나눠 얼리세요. 한 끼 양을 지키기 쉬워요.':
        'Freeze the {flesh} in portions of about {portionGrams} g, and it is easy to keep to one portion.',
    },
  },
  'purine.soy': {
    carrier: /\{flesh/u,
    points: {
      '{flesh}의 퓨린은 통풍이 있어도 제한하지 않아요. {aim} 고기 대신 드시기 좋아요.':
        'Even with gout, there is no need to limit the purine of {flesh}. {aim}, it is a good stand-in for meat.',
      '{aim} 고기보다 {flesh:이} 부담이 적은 단백질이에요. 이 끼니는 퓨린도 적은 편이에요.':
        '{aim}, {flesh} <is|are> a gentler source of protein than meat, and this meal is low in purine.',
    },
    actions: {
      '{flesh:으로} 단백질이 채워지니, 식단에 없는 고기나 해산물은 더하지 마세요.':
        'The {flesh} <brings|bring> the protein you need: add no meat or seafood that is not in the plan.',
      '{flesh:을} 남기지 말고 드세요. 고기 없이도 단백질이 약 {protein}g이에요.':
        'Finish the {flesh}: even without meat you get about {protein} g of protein.',
    },
  },
  'purine.egg': {
    carrier: /달걀/u,
    points: {
      '달걀은 퓨린이 거의 없는 단백질 음식이에요. {aim} 고기 대신 드시기 좋아요.':
        'Eggs give protein with almost no purine. {aim}, they are a good stand-in for meat.',
    },
    actions: {
      '달걀로 단백질을 채우고, 식단에 없는 고기 반찬은 더하지 마세요.':
        'Let the egg be the protein, and add no meat dish that is not in the plan.',
    },
  },
  'purine.drink': {
    carrier: /음료|반주/u,
    points: {
      '{lead:은} 퓨린이 적은 편이에요. {aim} 반주와 단 음료를 안 드시는 게 더 중요해요.':
        'The {lead} <is|are> low in purine. {aim}, it matters more to skip alcohol and sweet drinks.',
      '{aim} 음식보다 함께 고르는 음료를 보는 게 좋아요. 이 끼니는 퓨린이 적은 편이에요.':
        '{aim}, what you drink matters more than the food: this meal is low in purine.',
    },
    actions: {
      '반주는 곁들이지 말고, 마실 것은 물이나 달지 않은 차로 고르세요.':
        'Leave out the alcohol, and drink water or unsweetened tea.',
      '단 음료는 고르지 마세요. 음료의 당도 요산을 늘릴 수 있어요.':
        'Skip sweet drinks: their sugar can raise uric acid too.',
    },
  },
};
