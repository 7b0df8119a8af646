/** Words of the letters. */
export const letters = {
  unsubscribed: {
    ask: 'No more letters from {{community}}?',
    askText:
      'You stay a member, and everything is still there when you log in. Codes and links that you ask for come as before.',
    button: 'Unsubscribe',
    done: 'No more letters from {{community}}',
    doneText: 'If you change your mind, switch letters on again in the settings.',
  },
}
