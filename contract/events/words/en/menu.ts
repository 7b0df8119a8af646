/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    events: 'Events',
    event: 'Event',
    managedEvents: 'Events',
  },
  phoneMenu: {
    events: 'Events',
  },
  titles: {
    events: 'Events',
    managedEvents: 'All events',
    eventCreate: 'New event',
    eventEdit: 'Edit event',
    event: 'Event',
    eventJoin: 'Join online',
    eventQuestions: 'Event questions',
    eventAnswer: 'Questions of the event',
    eventParticipants: 'Event participants',
    eventCheckIn: 'Check in',
  },
  commands: {
    pastEvents: 'Past events',
    addEvent: 'Add event',
    myEvents: 'My events',
    eventCalendar: 'Calendar of events',
  },
  found: {
    events: 'Events',
  },
  keywords: {
    calendar: 'ics subscribe feed google outlook apple',
    addEvent: 'create new meetup organise announce',
    myEvents: 'going joined waitlist tickets',
  },
  settings: {
    calendar: 'Calendar',
  },
}
