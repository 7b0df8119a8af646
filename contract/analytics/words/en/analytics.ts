/** Words of the dashboard. */
export const analytics = {
  title: 'Dashboard',
  members: 'Members',
  cities: 'Cities',
  communityLanguages: 'Languages',
}
