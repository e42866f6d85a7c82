/** Words about companions, changing them, extras, and what is proved about a week, in Korean (source). */
export const companionsKo = {
  'companions.label': '함께 먹는 것',
  'companions.amountEach': '한\u00a0사람 {amount}',
  'companions.change': '{dish} 바꾸기',
  'companions.title': '{dish} 대신 무엇을 드실까요?',
  'companions.lead': '이 끼니에 어울리고 지금 조건에 맞는 것만 보여 드려요.',
  'companions.none': '지금 조건에 맞는 다른 것이 없어요.',
  'companions.joins': '{weekday}에 만드는 것을 함께 먹어요',
  'companions.stored': '집에 두고 먹는 것',
  'companions.usesHome': '집에 있는 {foods:을} 써요',
  'companions.shares': '이미 살 재료로 만들어요',
  'companions.buys': '더 사는 것: {foods}',
  'companions.askAll': '이 {role:을} 먹는 {count}끼 모두 바꿀까요?',
  'companions.all': '{count}끼 모두 바꾸기',
  'companions.one': '이 끼니만 바꾸기',
  'companions.cancel': '그만두기',
  'companions.overMeals': '{slots}에는 기준을 넘어요.',
  'companions.rest': '{slots}에는 {dish:을} 그대로 드세요. 새로 고른 것은 그때까지 두고 먹기 어려워요.',
  'companions.made': '{dish:을} 이미 만들어 두었다면 그만큼 남아요.',
  'companions.done': '{dish:을} {title:으로} 바꿨어요.',
  'companions.undone': '{title:으로} 되돌렸어요.',
  'companions.latest': '방금 바꾼 것',
  'companions.changed': '{title:으로} 바꿨어요',
  'companions.changedMeals': '{count}끼를 {title:으로} 바꿨어요',
  'companions.undoNone': '그사이 식단이 바뀌어서 되돌리지 못했어요.',
  'companions.gone': '그사이 식단이 바뀌었어요. 다시 골라 주세요.',
  'companions.refused': '지금 조건에는 맞지 않아요. 다른 것을 골라 주세요.',
  'companions.notPlanned': '지금 답하신 내용으로는 이렇게 바꾸지 않아요.',
  'companions.offline': '인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요. 다시 연결되면 눌러 주세요.',
  'companions.unsure': '연결이 끊겨서 바뀌었는지 확인하지 못했어요. 다시 연결되면 식단을 확인해 주세요.',
  'companions.busy':
    '지금 이용하는 분이 많아서 바꾸지 못했어요. 식단은 그대로예요. 잠시 뒤에 다시 눌러 주세요.',
  'companions.failed': '바꾸지 못했어요. 다시 시도해 주세요.',
  'certificate.title': '이 식단을 어떻게 골랐나요?',
  'certificate.rules': '빼 달라고 하신 재료와 꼭 지킬 건강 규칙은 모든 끼니에서 한 번 더 따로 확인했어요.',
  'certificate.proved':
    '끼니마다 중심이 되는 요리는 다른 요리들과 견주어 골랐어요. 저희가 살피는 점으로는 이보다 나은 일주일이 없어요. 늘 곁들이는 밥과 반찬을 놓고 견주었어요.',
  'certificate.gap':
    '끼니마다 중심이 되는 요리는 다른 요리들과 견주어 골랐어요. 저희가 살피는 점으로 더 나은 일주일이 있더라도 차이가 {percent}%를 넘지 않아요. 늘 곁들이는 밥과 반찬을 놓고 견주었어요.',
  'certificate.kept': '지난 끼니와 그대로 두신 끼니는 두고, 나머지 끼니 안에서 확인했어요.',
  'certificate.relaxed':
    '조건에 맞는 메뉴가 적어서, 메뉴가 겹치지 않게 하는 규칙을 조금 풀고 그 안에서 찾았어요.',
  'certificate.changed':
    '그 뒤에 끼니나 답이 바뀌었어요. 그래서 중심 요리 이야기는 처음 짠 식단에 대한 것이에요. 지금 식단이 기준 안인지는 날마다 다시 따져서 보여 드려요.',
  'certificate.points':
    '저희가 살피는 점은 영양 기준, 조리 시간, 새로 사야 할 재료, 얼마나 익숙한 음식인지예요. 집집마다 식단이 달라지게 우연도 조금 더해요. 질환이 없는 집에는 가끔 짠 국물 요리도 넣어요. 그런 날은 기준을 넘는다고 알려 드려요. 입맛에 꼭 맞거나 건강해진다는 뜻은 아니에요.',
  'certificate.sides':
    '상에 놓인 밥과 반찬은 그다음에 골랐어요. 한 번 만들어 여러 끼에 나눠 드실 수 있게요. 더 나은 반찬이 있는지는 확인하지 않았어요.',
  'certificate.days':
    '만들어 둔 밥과 반찬을 어느 끼니에 먹을지도 견주어 보았어요. 저희가 살피는 점으로는 이보다 나은 방법이 없어요. 다른 반찬을 만들었을 때와 견준 것은 아니에요.',
  'certificate.daysGap':
    '만들어 둔 밥과 반찬을 어느 끼니에 먹을지도 견주어 보았어요. 저희가 살피는 점으로 더 나은 방법이 있더라도 차이가 {percent}%를 넘지 않아요. 다른 반찬을 만들었을 때와 견준 것은 아니에요.',
  'certificate.daysAgain':
    '바꾸신 뒤의 식단으로 다시 견주어 보았어요. 고르신 상차림은 그대로 두었어요. 만들어 둔 밥과 반찬을 나머지 끼니에 나누는 데 이보다 나은 방법은 없어요. 다른 반찬을 만들었을 때와 견준 것은 아니에요.',
  'certificate.daysAgainGap':
    '바꾸신 뒤의 식단으로 다시 견주어 보았어요. 고르신 상차림은 그대로 두었어요. 만들어 둔 밥과 반찬을 나머지 끼니에 나누는 더 나은 방법이 있더라도 차이가 {percent}%를 넘지 않아요. 다른 반찬을 만들었을 때와 견준 것은 아니에요.',
  'certificate.lightened': '그 뒤에 장보기를 줄이려고 중심 요리 몇 가지와 밥, 반찬을 다시 골랐어요.',
  'certificate.lightenedChecked': '중심 요리에 대한 확인은 그렇게 바뀐 요리까지 넣어 다시 한 것이에요.',
  'certificate.sidesChanged':
    '밥이나 반찬을 직접 바꾸셨어요. 중심 요리에 대한 확인은 그대로예요. 더 나은 밥과 반찬이 있는지는 확인하지 않았어요.',
  'certificate.figures':
    '영양은 식품 성분표와 정해진 분량으로 어림한 값이에요. 실제 음식은 재료와 간에 따라 달라요.',
  'certificate.none': '예전에 짠 식단이라, 더 나은 식단이 있는지에 대한 이런 확인이 없어요.',
  'extra.label': '{time}, 더 드실 것',
  'extra.of': '{whose}만',
  'extra.line': '{food} 더',
  'extra.why': '하루에 모자란 열량이나 단백질, 식이섬유를 채우려고 더했어요. 식사 때나 간식으로 드세요.',
  'extra.refuse': '빼기',
  'extra.refuseLabel': '{dish} 빼기',
  'extra.refused': '더 드실 것에서 {dish:을} 뺐어요.',
  'extra.latest': '방금 뺀 음식',
  'extra.latestTitle': '{dish:을} 뺐어요. 다른 날에도 더 드시라고 권하지 않아요.',
  'extra.instead': '대신 {dish:을} 더했어요.',
  'extra.allowed': '다시 {dish:을} 권할 수 있어요.',
  'extra.refusedTitle': '더 드실 것에서 뺀 음식',
  'extra.refusedLead':
    '열량이나 단백질, 식이섬유가 모자란 날에도 더 드시라고 권하지 않아요. 끼니에는 나올 수 있어요.',
  'extra.allow': '다시 권하기',
  'extra.allowLabel': '{dish} 다시 권하기',
  'extra.offline': '인터넷이 끊겨서 저장하지 못했어요. 식단은 그대로예요. 다시 연결되면 눌러 주세요.',
  'extra.unsure': '연결이 끊겨서 저장됐는지 확인하지 못했어요. 다시 연결되면 식단을 확인해 주세요.',
  'extra.busy': '지금 이용하는 분이 많아서 저장하지 못했어요. 식단은 그대로예요. 잠시 뒤에 다시 눌러 주세요.',
  'extra.failed': '저장하지 못했어요. 식단은 그대로예요. 다시 시도해 주세요.',
};
