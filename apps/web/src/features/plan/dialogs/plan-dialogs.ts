/** Parts of a plan screen that are shown on demand, in a script of their own so that the meals load sooner. */
export { ChangeConfirmation } from '../change/change-confirmation.tsx';
export { ChangeFollowUp } from '../change/change-follow-up.tsx';
export { ChangeMealDialog } from '../change/change-meal-dialog.tsx';
export { CompanionDialog } from '../companions/companion-dialog.tsx';
export { CompanionFollowUp } from '../companions/companion-follow-up.tsx';
export { ExtraFollowUp } from '../extras/extra-follow-up.tsx';
export { storeRefused } from '../extras/refuse-extras.ts';
export { LightenDialog } from '../lighten/lighten-dialog.tsx';
export { ReplanDialog } from '../replan/replan-dialog.tsx';
export { ShareDialog } from '../share/share-dialog.tsx';
