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
  /** Redirect target for visitors; organisers stay. */
  redirectUrl: string | null
}

type Source = Pick<Community, 'isTimCommunity' | 'shortLanding' | 'options'>

export function landingVariant(
  { isTimCommunity, shortLanding, options }: Source,
  isOrganiser: boolean,
): LandingVariant {
  const redirect = findOption(options, 'LANDING_REDIRECT')
  return {
    hasOwnHeader: isTimCommunity || findOption(options, 'SPECIAL_LANDING') !== undefined,
    isShort: shortLanding,
    style: findOption(options, 'LANDING_STYLE')?.style ?? 'default',
    redirectUrl: isOrganiser ? null : (redirect?.url ?? null),
  }
}
