/** Words for saving a plan as a picture or a document, in Korean (source). */
export const paperKo = {
  'paper.image': '이미지',
  'paper.imageLabel': '이미지로 저장',
  'paper.pdf': 'PDF',
  'paper.pdfLabel': 'PDF로 저장',
  'paper.making': '{percent}%',
  'paper.makingLabel': '파일을 만드는 중이에요, {percent}%',
  'paper.saved': '파일을 저장했어요.',
  'paper.failed': '파일을 만들지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.',
  'paper.fileDay': '끼니-{date}',
  'paper.fileWeek': '끼니-{first}_{last}',
  'paper.noMeal': '아직 고르지 않았어요',
  'paper.picture': '{title} 그림',
};
