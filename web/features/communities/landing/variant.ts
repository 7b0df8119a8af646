import type { Community } from '#contract/communities/community.ts'
import type { OptionSettings } from '#contract/communities/options.ts'
import { findOption } from '#web/lib/community/options.ts'

export type LandingStyle = OptionSettings<'LANDING_STYLE'>['style'] | 'default'

type LandingVariant = {
  /** The landing has its own header; the shell shows none. */
  hasOwnHeader: boolean
  /** Hero and footer only. */
  isShort: boolean
  style: LandingStyle
  /** Redirect target; organisers stay. */
  redirectUrl: string | null
}

type Source = Pick<Community, 'isTimCommunity' | 'shortLanding' | 'options'>

/** `isOrganisers`: an organiser uses this browser, signed in or not. */
export function landingVariant(
  { isTimCommunity, shortLanding, options }: Source,
  isOrganisers: boolean,
): LandingVariant {
  const redirect = findOption(options, 'LANDING_REDIRECT')
  return {
    hasOwnHeader: isTimCommunity || findOption(options, 'SPECIAL_LANDING') !== undefined,
    isShort: shortLanding,
    style: findOption(options, 'LANDING_STYLE')?.style ?? 'default',
    redirectUrl: isOrganisers ? null : (redirect?.url ?? null),
  }
}
