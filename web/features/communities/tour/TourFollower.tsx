import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { interfaceConstants } from '#contract/limits.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { isOwnPath, newcomerPaths } from '#web/lib/session/redirects.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useStore } from '#web/lib/store.ts'
import { useMenu } from '#web/shell/menu/useMenu.ts'
import { tourRequests } from './tourRequest.ts'
import { complete, nextStep, noFlags, show, skip, stepBefore, stepToShow, type TourViewer } from './tourRules.ts'
import { startWhenFree } from './tourStart.ts'
import { readFlags, writeFlags } from './tourStorage.ts'

const Tour = lazyComponent(() => import('./Tour.tsx'), 'Tour')

const { startMs, finishMs } = interfaceConstants.tour

/** Starts the tour: by itself after the first login, again after a reload in the middle of it, and by Help. */
export function TourFollower() {
  const { option, domain } = useCommunity()
  const { user, participant } = useSession()
  const { pathname } = useLocation()
  const [step, setStep] = useState<number | null>(null)
  const [isFinishing, setFinishing] = useState(false)
  const requests = useStore(tourRequests)
  const settings = option('GUIDED_TOUR')
  const userId = user?.userId
  /** The menu that the steps point at is shown: not during onboarding, nor in the admin area. */
  const isOffered = useMenu().foot.some(({ id }) => id === 'help') && !newcomerPaths.includes(pathname)
  const finishLink = settings?.finishLink

  const viewer = (): TourViewer => ({
    userId: userId ?? '',
    isTutorialSeen: participant?.isTutorialSeen ?? false,
    now: Date.now(),
  })
  const open = (opened: number) => {
    writeFlags(domain, show(readFlags(domain), opened, viewer()))
    setStep(opened)
  }
  const startByItself = useEffectEvent(() => {
    const first = stepToShow(readFlags(domain), viewer())
    if (first !== null) open(first)
  })
  const startAgain = useEffectEvent(() => open(1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user or community is another start
  useEffect(() => {
    if (!isOffered) return
    const cancel = startWhenFree(startMs, startByItself)
    return () => {
      cancel()
      setStep(null)
    }
  }, [isOffered, userId, domain])

  useEffect(() => {
    if (requests === 0) return
    writeFlags(domain, noFlags)
    // The menu or palette from which it was started closes first.
    return startWhenFree(0, () => {
      tourRequests.set(0)
      startAgain()
    })
  }, [requests, domain])

  useEffect(() => {
    if (!isFinishing || finishLink === undefined) return
    const timer = setTimeout(() => {
      setFinishing(false)
      follow(finishLink)
    }, finishMs)
    return () => clearTimeout(timer)
  }, [isFinishing, finishLink])

  if (!isOffered || !settings || step === null) return null
  const end = (after: typeof skip) => {
    writeFlags(domain, after(readFlags(domain)))
    setStep(null)
    if (participant)
      void api.profile.seeTutorial().catch(error => console.warn('The tour was not saved as seen', error))
  }
  return (
    <Suspense fallback={null}>
      <Tour
        settings={settings}
        step={step}
        onBack={() => open(stepBefore(step))}
        onNext={() => open(nextStep(step))}
        onSkip={() => end(skip)}
        onComplete={() => {
          end(complete)
          setFinishing(true)
        }}
      />
    </Suspense>
  )
}

/** Clicks the link in the menu, which may be hidden on a phone. An address that the menu does not have is opened. */
function follow(to: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a')
  const link = [...links].find(each => each.getAttribute('href') === to)
  if (link) link.click()
  else if (isOwnPath(to)) goTo(to)
  else location.assign(to)
}
