/** Words about foods at home, in Korean (source). */
export const foodsAtHomeKo = {
  'atHome.title': '집에 있는 재료',
  'atHome.lead':
    '얼른 써야 하는 재료를 적으시면 그 재료로 만드는 음식을 먼저 골라요. 제외한 재료와 건강 기준이 먼저예요.',
  'atHome.label': '집에 있는 재료 이름',
  'atHome.addAsIs': '‘{text}’ 그대로 넣기',
  'atHome.remove': '집에 있는 재료에서 지우기',
  'atHome.full': '{most}가지까지 적을 수 있어요. 다른 재료를 적으려면 하나를 지워 주세요.',
  'atHome.tooLong': '재료 이름은 {most}자까지 적을 수 있어요.',
  'atHome.notTaken': '{foods:은} 제외한 재료라서 넣지 않았어요.',
  'atHome.excluded': '{foods:은} 제외한 재료라서 쓸 수 없어요. 제외 재료를 고치거나 여기에서 지워 주세요.',
  'atHome.unread': '{foods:은} 모르는 재료라서 식단에 쓰지 않아요.',
  'atHome.uses': '{food} {meals}끼',
  'atHome.used': '이번 주에 써요: {foods}.',
  'atHome.unused': '이번 주에 쓰지 못한 재료: {foods}.',
  'atHome.unknown': '모르는 재료라서 쓰지 않았어요: {foods}.',
  'atHome.mark': '집에 있어요',
  'atHome.markHint': '‘집에 있어요’ 표시가 있는 재료는 양이 넉넉한지만 살펴보세요.',
  'atHome.shared': '{item} (집에 있어요)',
};
