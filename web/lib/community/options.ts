import type { CommunityOption, OptionSettings, OptionType } from '#contract/communities/options.ts'

/** Settings of one option, or undefined when the community does not have it. */
export function findOption<T extends OptionType>(
  options: CommunityOption[],
  optionType: T,
): OptionSettings<T> | undefined {
  return options.find(option => option.optionType === optionType)?.settings as OptionSettings<T> | undefined
}
