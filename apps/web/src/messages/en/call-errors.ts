import type { callErrorsKo } from '../ko/call-errors.ts';

/** Texts of failed calls by error code, in English. */
export const callErrorsEn = {
  'callError.invalidRequest': 'Please check what you entered.',
  'callError.invalidJson': 'We could not read the request. Please try again.',
  'callError.tipInfoMissing': 'Some information needed for tips is missing.',
  'callError.invalidProductId': 'This product address is not valid.',
  'callError.surveyIncomplete': 'Some questions are not answered yet. Please answer them.',
  'callError.startDatePast':
    'Please choose today or a later date to start. If you did, check the date of your device.',
  'callError.loginFailed': 'The email or password is not correct.',
  'callError.signInNeeded': 'Please log in.',
  'callError.signInExpired': 'Your login has expired. Please log in again.',
  'callError.wrongPassword': 'That password is not correct.',
  'callError.notYourSurvey': 'This plan belongs to another account, so it cannot be changed.',
  'callError.emailTaken': 'There is already an account with this email.',
  'callError.candidateRefused': 'This dish cannot be used for this meal. Please choose another.',
  'callError.formerWeekRefused': 'The previous week contains a meal that no longer fits your answers.',
  'callError.shareLimit': 'You cannot make any more share links. Please stop sharing one you no longer use.',
  'callError.shareNotFound': 'This link is no longer shared.',
  'callError.surveyNotFound': 'We could not find the survey. Please start again from the first page.',
  'callError.planNotFound': 'No plan has been made yet.',
  'callError.dayMealNotFound': 'We could not find the plan for this day.',
  'callError.itemNotFound':
    'We could not find this recipe or product. Please choose it again from your plan or the search.',
  'callError.productNotFound': 'We could not find the product.',
  'callError.tableNotFound': 'We could not find what you asked for.',
  'callError.routeNotFound': 'We could not find this address.',
  'callError.methodNotAllowed': 'This kind of request is not supported.',
  'callError.bodyIncomplete': 'What you sent did not arrive in full. Check your connection and try again.',
  'callError.bodyTooLarge': 'That is too much to send at once. Please shorten it.',
  'callError.unsupportedMediaType': 'We cannot read this format. Please reload the page.',
  'callError.FASTING_NOT_PLANNED':
    'We do not make plans with these skipped meals. Please choose your meals again.',
  'callError.PERSON_NOT_PLANNED':
    'We cannot make a plan that suits one of these people. Please ask a hospital dietitian.',
  'callError.EXCLUSION_UNREAD':
    'We do not recognise one of the foods you marked as a severe allergy. Please write it differently or remove it.',
  'callError.tooManyAttempts': 'Too many attempts. Please wait a little and try again.',
  'callError.tooManyRequests': 'Too many requests. Please try again shortly.',
  'callError.busy': 'We are very busy right now. Please try again shortly.',
  'callError.internal': 'Our server did not answer properly. Please try again shortly.',
} satisfies Readonly<Record<keyof typeof callErrorsKo, string>>;
