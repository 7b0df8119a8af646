/** Words of the product's own templates, and of messages that the product writes by itself. */
export const letters = {
  newsletter: {
    hello: 'Hello ',
    helloEnd: ',',
    friend: 'friend',
    contacts: {
      subject: 'People for you in {{community}}',
      heading: 'People worth meeting',
      text: 'We think you will have something to talk about. Pick one and say hello.',
    },
    templates: {
      news: {
        name: 'News of the month',
        subject: 'What is new in our community',
        heading: 'What is new this month',
        text: 'here is what happened lately, and what comes next.',
        second: 'Coming up',
        first: 'The first thing',
        next: 'The second thing',
        button: 'Open the community',
      },
      event: {
        name: 'Invitation to an event',
        subject: 'You are invited',
        heading: 'Join us',
        text: 'we are putting something together and would love to see you there.',
        second: 'Bring one question that you would like to talk about.',
      },
      contacts: {
        name: 'People to meet',
        subject: 'People worth meeting this week',
        heading: 'People worth meeting',
        text: 'these members may be just the right people for you.',
      },
    },
  },
}
