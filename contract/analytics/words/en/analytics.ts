/** Words of the dashboard. */
export const analytics = {
  title: 'Dashboard',
  placeText: 'What comes of recommendations',
  members: 'Members',
  cities: 'Cities',
  communityLanguages: 'Languages',
}
