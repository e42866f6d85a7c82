import type { cookingKo } from '../../ko/recipe/cooking.ts';

export const cookingEn: Record<keyof typeof cookingKo, string> = {
  'cooking.documentTitle': 'Cooking {title}',
  'cooking.close': 'Close cooking mode',
  'cooking.step': 'Step {step} of {steps}',
  'cooking.progress': 'Cooking progress',
  'cooking.amounts': 'Ingredients of this step',
  'cooking.previous': 'Back',
  'cooking.next': 'Next',
  'cooking.done': 'All done',
  'cooking.awake': 'The screen stays on while you cook',
  'cooking.noSteps': 'This recipe has no written steps.',
  'cooking.timerStart': 'Start a timer of {time}',
  'cooking.timerPause': '{time} left, pause the timer',
  'cooking.timerResume': '{time} left, go on with the timer',
  'cooking.timerAgain': 'Start the timer of {time} again',
  'cooking.pressToStart': 'Press to start',
  'cooking.pressToPause': 'left · press to pause',
  'cooking.pressToResume': 'paused · press to go on',
  'cooking.timerOver': 'Time is up · press to restart',
  'cooking.otherTimer': 'Step {step}',
  'cooking.timerEnded': 'The timer of step {step} has ended.',
};
