/** Words of the letters about organising events. */
export const organiserLetters = {
  responsibleAdded: {
    subject: 'You now organise “{{event}}”',
    headline: 'You are an organiser now',
    lead: '{{author}} made you an organiser of “{{event}}”.',
    leadWithoutAuthor: 'You were made an organiser of “{{event}}”.',
    rights:
      'You can edit the event and its questions, approve participants, write to them, check them in, and add other organisers. Your rights are on this event alone.',
    button: 'Open the participants',
    text: 'You are now an organiser of “{{event}}”. {{url}}',
  },
  webhookExposed: {
    subject: 'Renew the payment secret of “{{event}}”',
    headline: 'The payment secret should be renewed',
    lead: '{{name}} no longer organises “{{event}}”, but knows the secret of its payment webhook.',
    leadWithoutName: 'Somebody who no longer organises “{{event}}” knows the secret of its payment webhook.',
    why: 'With this secret anyone can report a payment that was never made. Renew it, then enter the new one at your payment provider; until then its notices are refused.',
    button: 'Renew the secret',
    text: 'A former organiser of “{{event}}” knows the secret of its payment webhook. Renew it: {{url}}',
  },
  eventMessage: {
    headline: '{{subject}}',
    lead: 'A message from the organisers of “{{event}}”.',
    why: {
      CONFIRMED: 'You get it because you are going.',
      PENDING: 'You get it because your registration is not complete yet.',
      WAITLIST: 'You get it because you are on the waitlist.',
    },
    button: 'Open the event',
    text: '{{subject}} (organisers of “{{event}}”): {{message}} {{url}}',
  },
}
