/** Words that read like a food and mean a part of any meal, a taste or a count. */
export const GENERAL_WORDS =
  /비우지|치우지|(?<=이)라면|[가-힣]+다면|약과(?=\s(?:식사|시간))|목이|몸에|(?<=\s)게(?=\s)|배(?:가|를|부르|불러|고프|고픔)|갓\s데워|버거우|고명|(?<=[한두]\s)(?:술|김|장)|곁들인\s장|듯\s마는|마른|국물|기름기|기름|한\s*가지|두\s*가지|세\s*가지|여러\s*가지|가지(?:만|를|씩)|간(?:을|은|이|도|만)?(?=\s)|양념|물(?:을|은|만)?(?=\s)/gu;

/** Particles that may follow a food, longest first. */
export const PARTICLES: readonly string[] = [
  '으로는',
  '에서는',
  '이에요',
  '까지',
  '부터',
  '보다',
  '처럼',
  '대신',
  '으로',
  '이랑',
  '하고',
  '에는',
  '에서',
  '예요',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '도',
  '만',
  '과',
  '와',
  '로',
  '에',
  '랑',
  '의',
  '나',
];
