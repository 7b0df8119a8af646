/** Words of the event screens. */
export const events = {
  title: 'Events',
  upcoming: 'Upcoming',
  past: 'Past',
  empty: 'No events planned',
  emptyText: 'When the organisers announce one, it appears here. Have an idea for an event?',
  noPast: 'No events so far',
  noPastText: 'After an event its page stays here, with everyone who took part.',
  action: 'Suggest an event',
  gone: 'This event is not here',
  goneText: 'It may be private, cancelled or removed. The link may also be incomplete.',
  all: 'All events',
}
