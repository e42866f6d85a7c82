import type { BodyQuestion } from './body-questions.ts';
import type { HealthCondition } from './health-conditions.ts';

/** What the survey asks about health: a condition, or a question about the body and medicines. */
export type HealthFact = HealthCondition | BodyQuestion;

/**
 * Beginnings of words by which visitors name an illness, an operation, a state or a medicine beside the foods they leave
 * out, without spaces. A group of medicines counts for every question that one of them would answer. A nutrient, such
 * as cholesterol, is no illness and stands among the properties of dishes; potassium is left out for the kidneys.
 */
export const HEALTH_FACT_WORDS: Readonly<Record<HealthFact, readonly string[]>> = {
  diabetes:
    words(`당뇨 당뇨라 당뇨있 당뇨병 당뇨환 당뇨때 당뇨약 당화혈색소 혈당약 혈당조절 혈당이높 혈당높 메트포르민 메트포민 다이아벡스 글루코파지 자누비아 자디앙 포시가 글리메피리드 아마릴 인슐린 저혈당 임당 혈당강하 diabet
      metformin insulin`),
  gout: words(
    '통풍 통풍이 통풍있 통풍환 통풍때 요산이높 요산높 요산수치 자이로릭 알로푸리놀 페브릭 페북소스타트 콜킨 콜히친 고요산 요산약 요산강하 요산저하 gout',
  ),
  hypertension:
    words(`고혈압 혈압약 혈압이높 혈압높 혈압이있 혈압환자 혈압때문 노바스크 암로디핀 아모잘탄 엑스포지 트윈스타 코자 디오반 카나브 혈압강하 hypertension
      highbloodpressure`),
  obesity: words('비만 고도비만 obes'),
  dyslipidemia: words(
    '고지혈 이상지질 고콜레스테롤 콜레스테롤약 콜레스테롤이높 콜레스테롤높 중성지방이높 중성지방높 스타틴 리피토 크레스토 리바로 로수젯 고중성지방 statin',
  ),
  heartDisease:
    words(`심장병 심장질환 심부전 협심증 심근경색 부정맥 심방세동 심장수술 심장이안좋 심장안좋 스텐트 관상동맥 심장약 심장판막 판막수술 인공판막 인공심박 심장박동기 심장이식 심근증 디곡신
      심장이나쁘 심장이나빠 heartdisease heartfailure`),
  thyroidDisease: words(
    '갑상선 갑상샘 씬지로이드 씬지록신 레보티록신 메티마졸 하시모토 그레이브스 바세도 방사성요오드 thyroid levothyroxine',
  ),
  liverDisease:
    words(`간질환 지방간 형간염 간경화 간경변 간암 간수치 간이안좋 간이나빠 간이나쁘 간기능 간염 간염이 간염보 간염환 간염때 간염으 간염약 간이식 간성혼수 간부전 liverdisease fattyliver hepatitis
      cirrhosis`),
  kidney:
    words(`콩팥병 콩팥질환 콩팥이안좋 콩팥안좋 콩팥이나쁘 콩팥이나빠 콩팥기능 콩팥수치 콩팥때문 콩팥환자 만성콩팥 신장병 신장질환 신장이안좋 신장안좋 신장이식 콩팥이식 신장이나쁘 신장이나빠
      신장기능 신장수치 신장때문 신장환자 신부전 신증후군 투석 크레아티닌 사구체 혈액투석 복막투석 신장투석 콩팥투석 신장한쪽 신장하나 신장한개 신장이하나 신장이한 신장을떼 신장떼 신장암 콩팥한쪽
      콩팥한개 콩팥이하나 콩팥이한 콩팥을떼 콩팥떼 콩팥암 신장에안 신장에나 신장에해 콩팥에안 콩팥에나 콩팥에해 신장식 콩팥식 단백뇨 알부민뇨 다낭신 다낭성신 고칼륨 칼륨이높 칼륨높
      칼륨수치 칼륨제한 칼륨조절 칼륨때문 저칼륨식 고인산 인수치 인이높 콩팥하나뿐 콩팥하나밖 콩팥하나만 콩팥하나로 콩팥하나없 콩팥하나떼 콩팥한쪽없 콩팥한쪽이없 신장한쪽없 신장한쪽이없 신장하나없 kidneydisease kidneyfail
      kidneyproblem chronickidney ckd dialysis renal hyperkal`),
  pregnancy:
    words(`임신 임산부 임부 산모 수유 모유 출산후 산후 입덧 아기가졌 애기가졌 아이가졌 애가졌 홀몸이아 만삭 임당 태아 태교 출산했 출산한 젖먹이는 젖을먹 젖먹여 젖을물 젖물 아기를가졌
      애기를가졌 아이를가졌 애를가졌 pregnan breastfe lactat`),
  warfarin:
    words(`와파린 쿠마딘 혈전약 항응고 항혈전 혈전예방 혈전때문 피묽 피를묽 피맑 피를맑 혈액묽 혈액을묽 혈액희석 혈액응고약 심방세동 판막수술 인공판막 기계판막 warfarin
      coumadin bloodthin anticoag`),
  insulin:
    words(`인슐린 설폰요소 글리메피리드 아마릴 다이아미크롱 글리나이드 혈당약 당뇨약 당뇨주사 저혈당 혈당강하제 설포닐 글리클라 글리피지드 글리벤클라미드 레파글리니드 나테글리니드 노보넘
      다오닐 insulin sulfonylurea`),
  kRetain:
    words(`스피로노락톤 알닥톤 로사르탄 발사르탄 텔미사르탄 올메사르탄 칸데사르탄 코자 디오반 라미프릴 에날라프릴 페린도프릴 혈압약 혈압강하제 이뇨제 심부전약 에이스억제 ace억제 arb계
      카나브 피마사르탄 미카르디스 올메텍 아타칸 엑스포지 아모잘탄 트윈스타 세비카 에플레레논 아밀로라이드 칼륨보존 고칼륨 칼륨이높 칼륨높 칼륨수치 칼륨제한 칼륨조절 losartan
      valsartan spironolactone diuretic bloodpressuremed bloodpressurepill aceinhib hyperkal`),
  maoi: words(`마오억제 마오저해 모노아민 모클로베미드 오로릭스 셀레길린 라사길린 아질렉트 리네졸리드 자이복스 mao억제 mao저해 항우울 우울증약 우울약 파킨슨 퍼킨슨 마도파 시네메트
      스타레보 maoi selegiline rasagiline linezolid parkinson antidepress`),
  thyroidDrug:
    words(`갑상선약 갑상선호르몬 갑상샘호르몬 씬지로이드 씬지록신 레보티록신 갑상선을떼 갑상선떼 갑상선절제 갑상선제거 갑상선수술 갑상선암 갑상선이없 갑상선저하 갑상선기능저하 하시모토
      levothyroxine`),
  stomach: words(
    '위절제 위수술 위를잘라 위를절제 위아전절제 위전절제 위부분절제 위를떼 위떼 위를제거 위제거 위밴드 위소매 덤핑증후군 위암 위암수술 위잘라 위가없 위없 위축소 위우회 비만수술 비만대사수술 gastrectomy',
  ),
  swallow:
    words(`연하곤란 연하장애 삼킴 삼키기힘 삼키기어 삼키지못 못삼 잘못삼 삼키는게힘 삼키는게어 사레 사래 목넘김이힘 목넘김이어 음식이목에걸 밥이목에걸 목에걸려 목에걸린 목에걸릴 목에잘걸
      목에자꾸 자꾸목에걸 콧줄 비위관 위루 뱃줄 경관식 경관영양 연하식 점도증진 유동식 미음만 다진식 갈아서드 갈아서먹 갈아드 씹지를못 씹지못 흡인성폐렴 dysphagia
      swallow`),
  cirrhosis: words('간경변 간경화 간성혼수 복수가차 복수찼 복수차 식도정맥류 cirrhosis'),
};

/** Foods whose names begin like an illness: liver beside goat or heart is no hepatitis. */
export const HEALTH_FACT_HOMONYMS = ['간염소', '간염통'] as const;

/** What follows the name of something the visitor does not have: "no diabetes", "not diabetes but". */
export const HEALTH_FACT_DENIED = /^(?:병|중|부)?(?:은|는|이|가|도)?(?:없|아니|아닙|아님|안걸)/u;

function words(list: string): readonly string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
