import type { Community } from '#contract/communities/community.ts'
import type { CustomNavigation } from '#contract/communities/navigation.ts'
import { bootstrap } from '../browser/bootstrap.ts'
import { createStore } from '../store.ts'

/** The community whose page this is. Its options and menu may be newer than the record. */
export const communityStore = createStore<Community>(bootstrap.community)

export const currentCommunityId = (): string => communityStore.get().id

export const setNavigation = (customNavigation: CustomNavigation | null): void =>
  communityStore.update(community => ({ ...community, customNavigation }))
