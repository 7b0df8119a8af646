/** The card of the guided tour; titles and texts of its steps are the community's. */
export const tour = {
  progress: 'Step {{step}} of {{total}}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip tour',
  finish: 'Finish',
  again: 'You can take the tour again any time: choose “Help” in the menu.',
}
