/** Words about extras, in Korean (source). */
export const extrasKo = {
  'extra.label': '{time}, 더 드실 것',
  'extra.of': '{whose}만',
  'extra.line': '{food} 더',
  'extra.why': '하루에 모자란 열량이나 식이섬유를 채우려고 더했어요. 식사 때나 간식으로 드세요.',
  'extra.refuse': '빼기',
  'extra.refuseLabel': '{dish} 빼기',
  'extra.refused': '더 드실 것에서 {dish:을} 뺐어요.',
  'extra.latest': '방금 뺀 음식',
  'extra.latestTitle': '{dish:을} 뺐어요. 다른 날에도 더 드시라고 권하지 않아요.',
  'extra.allowed': '다시 {dish:을} 권할 수 있어요.',
  'extra.refusedTitle': '더 드실 것에서 뺀 음식',
  'extra.refusedLead':
    '열량이나 식이섬유가 모자란 날에도 더 드시라고 권하지 않아요. 끼니에는 나올 수 있어요.',
  'extra.allow': '다시 권하기',
  'extra.allowLabel': '{dish} 다시 권하기',
  'extra.offline': '인터넷이 끊겨서 저장하지 못했어요. 식단은 그대로예요. 다시 연결되면 눌러 주세요.',
  'extra.unsure': '연결이 끊겨서 저장됐는지 확인하지 못했어요. 다시 연결되면 식단을 확인해 주세요.',
  'extra.busy': '지금 이용하는 분이 많아서 저장하지 못했어요. 식단은 그대로예요. 잠시 뒤에 다시 눌러 주세요.',
  'extra.failed': '저장하지 못했어요. 식단은 그대로예요. 다시 시도해 주세요.',
};
