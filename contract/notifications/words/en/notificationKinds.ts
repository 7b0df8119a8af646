/**
 * A sentence for each kind of notification. `many` stands for several that are shown as one. `who` is a person, `people` such as
 * "Three people", `title` what it is about; `titled` is used instead of `one` and `many` where there is a title.
 */
export const notificationKinds = {
  someone: 'someone',
  people: {
    n2: 'Two people',
    n3: 'Three people',
    n4: 'Four people',
    n5: 'Five people',
    n6: 'Six people',
    n7: 'Seven people',
    n8: 'Eight people',
    n9: 'Nine people',
    n10: 'Ten people',
    more_one: '{{count}} people',
    more_other: '{{count}} people',
  },
  untitled: { event: 'an event', chat: 'a chat', messenger: 'a messenger' },
  intro: {
    received: { one: '{{who}} would like to meet you', many: '{{people}} would like to meet you' },
    accepted: { one: '{{who}} accepted your intro', many: '{{people}} accepted your intros' },
    declined: { one: '{{who}} cannot meet right now', many: '{{people}} cannot meet right now' },
  },
  request: { answered: { one: '{{who}} answered your request', many: '{{people}} answered your request' } },
  meeting: {
    asked: { one: 'How was your meeting with {{who}}?', many: 'How were your {{count}} last meetings?' },
    proposed: { one: '{{who}} proposes times to meet', many: '{{people}} propose times to meet' },
    agreed: { one: 'You are meeting {{who}}', many: 'You have {{count}} new meetings' },
    moved: { one: 'Your meeting with {{who}} has a new time', many: '{{count}} of your meetings have a new time' },
    cancelled: { one: 'Your meeting with {{who}} is cancelled', many: '{{count}} of your meetings are cancelled' },
  },
  matching: {
    weekly: {
      one: 'Your people for this week are here',
      many: 'Your people for the last {{count}} weeks are here',
      lastWeek: 'Your people for last week',
      earlier: 'Your people for {{dates}}',
    },
  },
  chat: {
    messages: {
      one: '{{who}} wrote to you',
      many: '{{count}} new messages from {{who}}',
      titledOne: '{{who}} wrote in {{title}}',
      titledMany: '{{count}} new messages in {{title}}',
    },
    added: { one: '{{who}} added you to {{title}}', many: 'You were added to {{count}} chats' },
    mentioned: { one: '{{who}} mentioned you in {{title}}', many: 'You were mentioned {{count}} times in {{title}}' },
  },
  moderation: {
    confirmed: { one: 'You are now a member of {{community}}', many: 'You are now a member of {{community}}' },
    rejected: {
      one: 'The moderators did not confirm your profile',
      many: 'The moderators did not confirm your profile',
    },
    pending: { one: '{{who}} is waiting to be confirmed', many: '{{people}} are waiting to be confirmed' },
  },
  report: {
    received: { one: '{{who}} reported {{title}}', many: '{{count}} reports are waiting for a decision' },
    decided: {
      one: 'The moderators have looked at your report',
      many: 'The moderators have looked at {{count}} of your reports',
    },
  },
  channel: {
    stopped: {
      one: 'We can no longer write to you in {{title}}',
      many: 'We can no longer write to you in {{title}}',
      workspace: '{{title}} no longer accepts the bot of {{community}}',
      group: 'The bot is no longer in the {{title}} group of {{community}}',
    },
  },
  role: {
    changed: {
      one: 'Your rights in {{community}} have changed',
      many: 'Your rights in {{community}} have changed',
    },
  },
  responsible: {
    added: { one: '{{who}} made you an organiser of {{title}}', many: 'You are an organiser of {{count}} more events' },
    webhookExposed: {
      one: 'Renew the payment secret of {{title}}',
      many: 'Renew the payment secrets of {{count}} events',
    },
  },
  event: {
    message: {
      one: 'The organisers of {{title}} wrote to you',
      many: '{{count}} messages from the organisers of {{title}}',
    },
    rescheduled: {
      one: '{{title}} has a new time or place',
      many: '{{count}} changes to the time or place of {{title}}',
    },
    cancelled: { one: '{{title}} is cancelled', many: '{{count}} dates of {{title}} are cancelled' },
  },
  participation: {
    confirmed: { one: 'You are going to {{title}}', many: 'You are going to {{count}} dates of {{title}}' },
    approved: {
      one: 'You are approved for {{title}}. Take your place',
      many: 'You are approved for {{count}} dates of {{title}}',
    },
    rejected: {
      one: 'You did not get a place at {{title}}',
      many: 'You did not get a place on {{count}} dates of {{title}}',
    },
    cancelled: {
      one: 'You are no longer going to {{title}}',
      many: 'You are no longer going to {{count}} dates of {{title}}',
    },
    waitlisted: {
      one: 'You are on the waitlist of {{title}}',
      many: 'You are on the waitlist of {{count}} dates of {{title}}',
    },
    offered: {
      one: 'A place at {{title}} is free for you',
      many: 'Places on {{count}} dates of {{title}} are free for you',
    },
    expired: {
      one: 'We no longer keep a place at {{title}} for you',
      many: 'We no longer keep places on {{count}} dates of {{title}} for you',
    },
    paidWithoutPlace: {
      one: 'You paid for {{title}}, but no place was left',
      many: 'You paid for {{count}} dates of {{title}} that were full',
    },
    requested: { one: '{{who}} would like to come to {{title}}', many: '{{people}} would like to come to {{title}}' },
    refundDue: {
      one: '{{who}} paid for {{title}}, but no place was left',
      many: '{{people}} paid for {{title}}, but no place was left',
    },
  },
  reminder: {
    day: { one: 'Reminder: {{title}}', many: 'Reminder: {{count}} dates of {{title}}' },
    hour: { one: 'Reminder: {{title}}', many: 'Reminder: {{count}} dates of {{title}}' },
    feedback: { one: 'How was {{title}}?', many: 'How were {{count}} dates of {{title}}?' },
  },
  notes: {
    weekly_one: 'You could meet {{names}}',
    weekly_other: 'You could meet {{names}}',
    asked: 'Your answer makes the next recommendations better. Nobody else sees it',
    refundDue: 'Refund the payment, or add a place',
    stopped: 'Connect it again in the settings',
    workspace: 'Connect it again with a new token',
    group: 'Add it again by a new link',
  },
}
