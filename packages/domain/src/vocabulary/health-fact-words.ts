import type { BodyQuestion } from './body-questions.ts';
import type { HealthCondition } from './health-conditions.ts';

/** What the survey asks about health: a condition, or a question about the body and medicines. */
export type HealthFact = HealthCondition | BodyQuestion;

/**
 * Beginnings of words by which visitors name an illness, a state or a medicine beside the foods they leave out, without
 * spaces. A nutrient, such as cholesterol, is no illness and stands among the properties of dishes.
 */
export const HEALTH_FACT_WORDS: Readonly<Record<HealthFact, readonly string[]>> = {
  diabetes:
    words(`당뇨 당뇨라 당뇨있 당뇨병 당뇨환 당뇨때 당화혈색소 혈당약 혈당조절 혈당이높 혈당높 메트포르민 메트포민 다이아벡스 글루코파지 자누비아 자디앙 포시가 글리메피리드
    아마릴 인슐린 diabet metformin insulin`),
  gout: words(
    '통풍 통풍이 통풍있 통풍환 통풍때 요산이높 요산높 요산수치 자이로릭 알로푸리놀 페브릭 페북소스타트 콜킨 콜히친 gout',
  ),
  hypertension:
    words(`고혈압 혈압약 혈압이높 혈압높 혈압이있 혈압환자 혈압때문 노바스크 암로디핀 아모잘탄 엑스포지 트윈스타 코자 디오반 카나브
    hypertension highbloodpressure`),
  obesity: words('비만 고도비만 obes'),
  dyslipidemia:
    words(`고지혈 이상지질 고콜레스테롤 콜레스테롤약 콜레스테롤이높 콜레스테롤높 중성지방이높 중성지방높 스타틴 리피토 크레스토 리바로
    로수젯 statin`),
  heartDisease:
    words(`심장병 심장질환 심부전 협심증 심근경색 부정맥 심방세동 심장수술 심장이안좋 심장안좋 스텐트 관상동맥
    heartdisease heartfailure`),
  thyroidDisease: words('갑상선 갑상샘 씬지로이드 씬지록신 레보티록신 메티마졸 thyroid levothyroxine'),
  liverDisease:
    words(`간질환 지방간 간염이 간염보 간염환 간염때 간염으 간염약 형간염 간경화 간경변 간암 간수치 간이안좋 간이나빠 간이나쁘 간기능 liverdisease fattyliver hepatitis
    cirrhosis`),
  kidney:
    words(`콩팥병 콩팥질환 콩팥이안좋 콩팥안좋 콩팥이나쁘 콩팥이나빠 콩팥기능 콩팥수치 콩팥때문 콩팥환자 만성콩팥 신장병 신장질환 신장이안좋 신장안좋
    신장이식 콩팥이식 신장이나쁘 신장이나빠 신장기능 신장수치 신장때문 신장환자 신부전 신증후군 투석 크레아티닌 사구체 kidneydisease kidneyfail kidneyproblem
    chronickidney ckd dialysis`),
  pregnancy: words(`임신 임산부 임부 산모 수유 모유 출산후 산후 입덧 pregnan breastfe lactat`),
  warfarin: words('와파린 쿠마딘 warfarin coumadin'),
  insulin: words('인슐린 설폰요소 글리메피리드 아마릴 글리클라지드 다이아미크롱 글리나이드 insulin'),
  kRetain:
    words(`스피로노락톤 알닥톤 로사르탄 발사르탄 텔미사르탄 올메사르탄 칸데사르탄 코자 디오반 라미프릴 에날라프릴 페린도프릴 losartan
    valsartan spironolactone`),
  maoi: words(`마오억제 마오저해 모노아민 모클로베미드 오로릭스 셀레길린 라사길린 아질렉트 리네졸리드 자이복스 maoi mao억제 mao저해 maoinhib
    selegiline rasagiline linezolid`),
  thyroidDrug: words('갑상선약 갑상선호르몬 갑상샘호르몬 씬지로이드 씬지록신 레보티록신 levothyroxine'),
  stomach: words(
    '위절제 위수술 위암수술 위를잘라 위를절제 위아전절제 위전절제 위밴드 위소매 덤핑증후군 gastrectomy',
  ),
  swallow:
    words(`연하곤란 연하장애 삼킴 삼키기힘 삼키기어 삼키지못 못삼 잘못삼 삼키는게힘 삼키는게어 사레 사래 목넘김이힘 목넘김이어 dysphagia
    swallow`),
  cirrhosis: words('간경변 간경화 cirrhosis'),
};

/** What follows the name of something the visitor does not have: "no diabetes", "not diabetes but". */
export const HEALTH_FACT_DENIED = /^(?:병|중|부)?(?:은|는|이|가|도)?(?:없|아니|아닙|아님|안걸)/u;

function words(list: string): readonly string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
