/** Words of the dashboard. */
export const analytics = {
  title: 'Dashboard',
  placeText: 'What recommendations lead to',
  members: 'Members',
  cities: 'Cities',
  communityLanguages: 'Languages',
}
