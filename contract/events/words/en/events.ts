/** Words of the event screens. */
export const events = {
  title: 'Events',
  upcoming: 'Upcoming',
  past: 'Past',
  empty: 'No events planned',
  emptyText: 'When the organisers announce one, it appears here. Have an idea for an event?',
  noPast: 'No past events',
  noPastText: 'After an event its page stays here, with everyone who took part.',
  action: 'Suggest an event',
  gone: 'We could not find this event',
  goneText: 'It may be private, cancelled or removed, or the link is incomplete.',
  all: 'All events',
}
