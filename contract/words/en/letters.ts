/** Words of the letters. */
export const letters = {
  footer: 'You get this letter as a member of {{community}}.',
  footerService:
    '{{community}} sent this letter because someone used your address there. If it was not you, just delete it.',
  unsubscribe: 'Unsubscribe with one click',
  settings: 'Letter settings',
  contact: 'Questions? Write to {{email}}.',
}
