/** Words of repeated events. */
export const series = {
  title: 'All dates',
  frequency: {
    WEEKLY: 'Every week',
    BIWEEKLY: 'Every two weeks',
    MONTHLY_BY_DATE: 'Every month on the same date',
    MONTHLY_BY_WEEKDAY: 'Every month on the same weekday',
  },
  joinAll: 'Join all dates',
  joinedAll_one: 'You joined {{count}} more date',
  joinedAll_other: 'You joined {{count}} more dates',
  refused_one: '{{count}} date is full',
  refused_other: '{{count}} dates are full',
  nothingToJoin: 'You take part in all of them already',
  joinFailed: 'We could not join the other dates. Please try again.',
  going: 'Going',
  pending: 'Waiting',
  full: 'Full',
  cancelled: 'Cancelled',
  this: 'This date',
  showAll: 'Show all dates',
}
