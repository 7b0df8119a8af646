import { profileApi } from '#contract/participants/profile.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const profileFeature = feature('participants/profile', {
  calls: joinCalls(profileApi, actions),
  personalData: [
    { table: 'participant', exported: { profile: store.exportProfile }, deletion: 'cascade', photos: store.listPhotos },
    { table: 'contact', exported: { contacts: store.exportContacts }, deletion: 'cascade' },
    { table: 'notification_pref', exported: { notificationPreferences: store.exportPrefs }, deletion: 'cascade' },
  ],
})
