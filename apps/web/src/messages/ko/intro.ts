/** Words of the intro, in Korean (source). */
export const introKo = {
  'intro.titleFirst': '아침, 점심, 저녁.',
  'intro.titleSecond': '이제 걱정 없이.',
  'intro.leadFirst': '건강과 입맛에 맞춘 일주일 식단을',
  'intro.leadSecond': '1분 만에 만들어 드려요.',
  'intro.create': '식단 만들기',
  'intro.resume': '이어서 만들기',
  'intro.today': '오늘 식단 보기',
  'intro.noAccount': '가입하지 않아도 쓸 수 있어요',
  'intro.documentTitle': '시작',
  'intro.failed': '설문을 시작하지 못했어요. 인터넷 연결을 확인해 주세요.',
};
