/** Words of the calendar section in the settings. */
export const calendar = {
  title: 'Calendar',
  personal: 'My events',
  personalText:
    'Add this address to your calendar app. It shows the events you are going to or waiting for, and keeps them up to date.',
  secret: 'Keep it to yourself: anyone with this address can see your events.',
  public: 'All public events of {{community}}',
  publicText: 'You can share this address with anyone.',
  personalAddress: 'Address of my events',
  publicAddress: 'Address of all public events',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: 'The address was not copied. Select it and copy it by hand.',
  open: 'Open in calendar app',
  renew: 'New address',
  renewTitle: 'Replace the address of your events?',
  renewText:
    'The old address will stop working at once. Calendars that use it will no longer be updated, until you add the new one.',
  renewConfirm: 'Replace',
  cancel: 'Cancel',
  renewed: 'Your events have a new address',
}
