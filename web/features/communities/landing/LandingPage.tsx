import { useEffect } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { VisitorHeader } from '#web/shell/header/VisitorHeader.tsx'
import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import { Main } from '#web/ui/Main.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Hero } from './Hero.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import classes from './LandingPage.module.css'
import { LaunchBand } from './LaunchBand.tsx'
import { SpecialHeader } from './SpecialHeader.tsx'
import { Steps } from './Steps.tsx'
import { useLandingContent } from './useLandingContent.ts'
import { landingVariant } from './variant.ts'

/** The landing in all variants. */
export function LandingPage() {
  const community = useCommunity()
  const { user } = useSession()
  const { content, people } = useLandingContent()
  const { hasOwnHeader, isShort, style, redirectUrl } = landingVariant(community, user?.canOrganise ?? false)

  useEffect(() => {
    if (redirectUrl) window.location.replace(redirectUrl)
  }, [redirectUrl])

  if (redirectUrl || !content)
    return (
      <Main className={classes.waiting}>
        <PageSkeleton />
      </Main>
    )
  return (
    <div className={classes.root} data-style={style} data-short={isShort || undefined}>
      <SkipLink />
      {hasOwnHeader ? <SpecialHeader tools={<LanguageSwitcher />} /> : <VisitorHeader />}
      <Main className={classes.main}>
        <Hero content={content} people={people} style={style} isShort={isShort} />
        {!isShort && (
          <>
            <Steps content={content} style={style} />
            <LaunchBand launch={content.launch} style={style} />
          </>
        )}
      </Main>
      <LandingFooter />
    </div>
  )
}
