import { createContext, use } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { CustomNavigation } from '#contract/communities/navigation.ts'
import type { OptionSettings, OptionType } from '#contract/communities/options.ts'
import type { Localized } from '#contract/languages.ts'
import { bootstrap } from '../browser/bootstrap.ts'
import { createStore, useStore } from '../store.ts'
import { useLanguage } from '../words/language.ts'
import { findOption } from './options.ts'

/** The community of this page. Its options and menu may be newer than the bootstrap data. */
export const communityStore = createStore<Community>(bootstrap.community)

export const currentCommunityId = (): string => communityStore.get().id

export const setNavigation = (customNavigation: CustomNavigation | null): void =>
  communityStore.update(community => ({ ...community, customNavigation }))

/** A list that is newer than the page knows the number of its members. */
export const setMemberCount = (memberCount: number): void => {
  if (communityStore.get().memberCount !== memberCount)
    communityStore.update(community => ({ ...community, memberCount }))
}

type CommunityView = Community & {
  option: <T extends OptionType>(optionType: T) => OptionSettings<T> | undefined
  /** A text of the community in the user's language. */
  text: <T>(localized: Localized<T>) => T
  /** Its name in the user's language. */
  name: string
}

/** Stands in for the community of the page inside a preview of changes that are not saved. */
export const PreviewedCommunity = createContext<Community | null>(null)

/** The community of this page. */
export function useCommunity(): CommunityView {
  const ofPage = useStore(communityStore)
  const community = use(PreviewedCommunity) ?? ofPage
  const language = useLanguage()
  return {
    ...community,
    option: optionType => findOption(community.options, optionType),
    text: localized => localized[language],
    name: community.title[language],
  }
}
