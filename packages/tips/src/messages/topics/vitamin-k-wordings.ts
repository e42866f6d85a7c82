import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Steady vitamin K. No wording asks for more or fewer greens (safety-rules section 9, P18). */
export const VITAMIN_K_WORDINGS: TopicWordingTable = {
  'vitaminK.greens': {
    carrier: /\{green|\{measuredGreen/u,
    points: {
      '오늘 초록 채소는 {green:예요}. 어제와 크게 다르지 않게 드시면 돼요.':
        'Today’s greens are {green}. Eat about as much as yesterday.',
      '{green:은} 비타민 K가 많아 양을 고르게 드시는 것이 중요해요.':
        '{green} <is|are> rich in vitamin K, so what counts is to eat a similar amount each time.',
      '이 끼니에서 비타민 K가 많은 재료는 {green:예요}. 날마다 비슷하게 드시면 돼요.':
        'In this meal, the food rich in vitamin K is {green}. Much the same amount each day is right.',
      '{green} 같은 초록 채소는 날마다 양이 들쭉날쭉하지 않은 게 좋아요.':
        'With greens like {green}, the amount should not go up and down from day to day.',
      '{lead:은} 그대로 드셔도 되는 끼니예요. {green}에 비타민 K가 많은 것만 알아 두세요.':
        'You can eat the {lead} as planned. Only bear in mind that {green} <is|are> rich in vitamin K.',
    },
    actions: {
      '{green:이} 입에 맞으셔도 며칠 몫을 한꺼번에 드시지는 마세요.':
        'Even if you like {green}, do not eat several days’ share at once.',
      '{green:은} 식단에 적힌 양을 그대로, 늘 비슷하게 드세요.':
        'Keep the {green} as planned, and much the same every week.',
      '{green:은} 남기지도 보태지도 말고, 차린 만큼 드세요.':
        'Have the {green} you were served: leave none and take no second helping.',
      '{green:을} 한 번에 몰아 드시지 말고, 이 끼니 몫만 드세요.':
        'Do not eat several days’ {green} at once: keep to what this meal has.',
    },
    cookingActions: {
      '{measuredGreen:은} 눈대중으로 넣지 말고 조리법의 양을 재어 쓰세요.':
        'Measure the {measuredGreen} as the recipe says instead of guessing.',
    },
  },
  'vitaminK.few': {
    carrier: /초록 채소/u,
    points: {
      '{lead:은} 비타민 K를 따로 살피지 않아도 되는 끼니예요. 초록 채소가 거의 없어요.':
        'With the {lead}, vitamin K needs no attention: there are hardly any greens.',
      '이 끼니에는 비타민 K가 많은 초록 채소가 거의 없어요.':
        'This meal has hardly any greens rich in vitamin K.',
      '{lead:은} 초록 채소가 적은 끼니예요. 식단대로 드시면 돼요.':
        'The {lead} <has|have> few greens. Eat as planned.',
    },
    actions: {
      '녹색 반찬이 없어도 괜찮아요. 초록 채소는 하루 단위로 비슷하면 돼요.':
        'It does not matter that no greens are served: what counts is a similar amount each day.',
      '초록 채소를 일부러 챙기지 않으셔도 돼요. 하루 양은 다른 끼니에서 맞춰요.':
        'There is no need to look for greens: the other meals make up the day.',
      '다른 메뉴로 바꾸실 때는 초록 채소가 비슷하게 든 것을 고르세요.':
        'If you change this dish, choose one with a similar amount of greens.',
    },
  },
};
