/** Words of the intro, in English. */
export const introEn = {
  'intro.titleFirst': 'Breakfast, lunch, dinner.',
  'intro.titleSecond': 'Sorted.',
  'intro.leadFirst': 'A week of meals that suits you,',
  'intro.leadSecond': 'ready in a minute.',
  'intro.create': 'Create a meal plan',
  'intro.resume': 'Carry on',
  'intro.today': "See today's meals",
  'intro.noAccount': 'No account needed',
  'intro.documentTitle': 'Start',
  'intro.failed': 'The survey could not be started. Check your connection.',
};
