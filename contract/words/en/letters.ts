/** Words of the letters. */
export const letters = {
  footer: 'You are receiving this email as a member of {{community}}.',
  footerService:
    '{{community}} sent this email because someone entered your address there. If it was not you, just delete it.',
  unsubscribe: 'Unsubscribe',
  settings: 'Email settings',
  contact: 'Questions? Write to {{email}}.',
}
