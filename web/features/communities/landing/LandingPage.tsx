import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { OptionalPart } from '#web/lib/browser/OptionalPart.tsx'
import { stored } from '#web/lib/browser/storage.ts'
import { useCommunity } from '#web/lib/community/community.ts'
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

const OpenEvents = lazyComponent(() => import('#web/features/events/list/OpenEvents.tsx'), 'OpenEvents')

/** The landing in all variants. */
export function LandingPage() {
  const community = useCommunity()
  const { content, people } = useLandingContent()
  const { hasOwnHeader, isShort, style, redirectUrl } = landingVariant(
    community,
    stored.isOrganisers(community.id).get() === true,
  )

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
            <EventsBelow />
            <LaunchBand launch={content.launch} style={style} />
          </>
        )}
      </Main>
      <LandingFooter />
    </div>
  )
}

const loadedAhead = '600px'

/** Open events are loaded when the visitor comes near them, so that the first paint waits for nothing. */
function EventsBelow() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: loadedAhead },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <OptionalPart>
          <Suspense fallback={null}>
            <OpenEvents />
          </Suspense>
        </OptionalPart>
      )}
    </div>
  )
}
