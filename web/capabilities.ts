import { admin } from './features/admin/capability.ts'
import { analytics } from './features/analytics/capability.ts'
import { auth } from './features/auth/capability.ts'
import { chats } from './features/chats/capability.ts'
import { communities, communitySettings } from './features/communities/capability.ts'
import { crm } from './features/crm/capability.ts'
import { events } from './features/events/capability.ts'
import { matching } from './features/matching/capability.ts'
import { newsletters } from './features/newsletters/capability.ts'
import { notifications } from './features/notifications/capability.ts'
import { participants, participantsSettings } from './features/participants/capability.ts'
import { users } from './features/users/capability.ts'
import type { Capability } from './shell/capability.ts'

/** All capabilities of the web app. A new one is a folder in `features` and one line here. */
export const capabilities: Capability[] = [
  communities,
  communitySettings,
  auth,
  users,
  participants,
  participantsSettings,
  matching,
  events,
  chats,
  notifications,
  admin,
  crm,
  newsletters,
  analytics,
]
