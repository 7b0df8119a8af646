/** Words of the letters. */
export const letters = {
  opened: {
    subject: 'Your community {{title}} is open',
    preview: 'Three things to do first at {{url}}',
    headline: '{{title}} is open',
    lead: 'You are its admin. Three small steps, and the first people can meet.',
    address: {
      title: 'Have a look around',
      text: 'Your community has its own address. Log in there with the same email and password.',
    },
    invite: {
      title: 'Invite the first members',
      text: 'Send this link to the people who belong here. Ten are enough for the first good intros.',
    },
    look: {
      title: 'Check the settings',
      text: 'Colours, mark and texts are ready to start with. You can see all settings in the admin area.',
    },
    button: 'Open the community',
  },
  senderExample: {
    subject: 'This is how emails of {{community}} look',
    preview: 'Name, colours and footer as your members see them',
    headline: 'This is how your emails look',
    lead: 'The name of the sender, the colours and the text at the foot are those of {{community}}. You can change them in the options.',
    button: 'Open the community',
  },
}
