import type { Community } from '#contract/communities/community.ts'
import type { OptionSettings, OptionType } from '#contract/communities/options.ts'
import type { Localized } from '#contract/languages.ts'
import { useStore } from '../store.ts'
import { useLanguage } from '../words/language.ts'
import { communityStore } from './currentCommunity.ts'
import { findOption } from './options.ts'

export type CommunityView = Community & {
  option: <T extends OptionType>(optionType: T) => OptionSettings<T> | undefined
  /** A text of the record in the reader's language. */
  text: <T>(localized: Localized<T>) => T
  /** Its name in the reader's language. */
  name: string
}

/** The community of this page. */
export function useCommunity(): CommunityView {
  const community = useStore(communityStore)
  const language = useLanguage()
  return {
    ...community,
    option: optionType => findOption(community.options, optionType),
    text: localized => localized[language],
    name: community.title[language],
  }
}
