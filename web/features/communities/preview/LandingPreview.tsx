import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Community } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Localized } from '#contract/languages.ts'
import { themeCss } from '#design/theme.ts'
import { pageNonce } from '#web/lib/browser/page.ts'
import { PreviewedCommunity } from '#web/lib/community/community.ts'
import { PreviewedSession } from '#web/lib/session/session.ts'
import { visitorSession } from '#web/lib/session/state.ts'
import { LandingPage } from '../landing/LandingPage.tsx'
import { PreviewedLanding } from '../landing/useLandingContent.ts'
import classes from './LandingPreview.module.css'

export type PreviewDevice = 'phone' | 'desktop'
const sizes: Record<PreviewDevice, { width: number; height: number }> = {
  phone: { width: 390, height: 760 },
  desktop: { width: 1280, height: 1480 },
}

type Props = {
  title: string
  community: Community
  landing: Localized<LandingContent>
  device: PreviewDevice
  scheme: 'light' | 'dark'
}

/** An empty document in standards mode. */
const emptyPage = '<!doctype html><html><head></head><body></body></html>'

/**
 * The landing as a visitor would see it, with a record and texts that are not saved. Rendered into a frame of its own, whose width
 * decides on the layout, as on a device.
 */
export function LandingPreview({ title, community, landing, device, scheme }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const page = useEmptyPage(frame)
  const scale = useScale(box, sizes[device].width)
  const session = useMemo(visitorSession, [])
  const root = useStyledRoot(page, community, scheme)
  const { width, height } = sizes[device]
  // Redirects of the landing must not leave the settings.
  const shown = useMemo(() => withoutRedirect(community), [community])
  return (
    <div ref={box} className={classes.box} style={{ height: height * scale }} data-device={device}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        className={classes.frame}
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {root &&
        createPortal(
          <PreviewedSession value={session}>
            <PreviewedCommunity value={shown}>
              <PreviewedLanding value={landing}>
                <LandingPage />
              </PreviewedLanding>
            </PreviewedCommunity>
          </PreviewedSession>,
          root,
        )}
    </div>
  )
}

const withoutRedirect = (community: Community): Community => ({
  ...community,
  options: community.options.filter(({ optionType }) => optionType !== 'LANDING_REDIRECT'),
})

/** The document of a frame, written at once: a frame with a source navigates later, and what is typed at that moment can be lost. */
function useEmptyPage(frame: RefObject<HTMLIFrameElement | null>): Document | null {
  const [page, setPage] = useState<Document | null>(null)
  useEffect(() => {
    const opened = frame.current?.contentDocument ?? null
    opened?.open()
    opened?.write(emptyPage)
    opened?.close()
    setPage(opened)
  }, [frame])
  return page
}

/** How much smaller than on the device, so that it fits its box. */
function useScale(box: RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(0.3)
  useEffect(() => {
    const measure = () => {
      const room = box.current?.clientWidth ?? 0
      if (room > 0) setScale(Math.min(1, room / width))
    }
    const watcher = new ResizeObserver(measure)
    if (box.current) watcher.observe(box.current)
    measure()
    return () => watcher.disconnect()
  }, [box, width])
  return scale
}

/** The element of the frame that is rendered into, with the styles of this page and the colours of the previewed one. */
function useStyledRoot(page: Document | null, { brandConfig }: Community, scheme: 'light' | 'dark'): Element | null {
  const [root, setRoot] = useState<Element | null>(null)
  useEffect(() => {
    if (!page) return undefined
    const copyStyles = () => {
      for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) copyStyle(sheet, page)
    }
    copyStyles()
    // Styles of parts that are loaded later.
    const watcher = new MutationObserver(copyStyles)
    watcher.observe(document.head, { childList: true })
    const element = page.createElement('div')
    element.inert = true
    page.body.append(element)
    setRoot(element)
    return () => watcher.disconnect()
  }, [page])

  const { brandColor, accentColor, displayFont } = brandConfig
  useEffect(() => {
    if (!page) return
    page.documentElement.setAttribute('data-mantine-color-scheme', scheme)
    page.documentElement.lang = document.documentElement.lang
    const style = page.getElementById('look') ?? page.createElement('style')
    style.id = 'look'
    style.setAttribute('nonce', pageNonce())
    style.textContent = themeCss({ brandColor, accentColor, displayFont })
    page.body.prepend(style)
  }, [page, scheme, brandColor, accentColor, displayFont])
  return root
}

const copied = new WeakMap<Document, WeakSet<Element>>()

function copyStyle(sheet: Element, page: Document): void {
  const known = copied.get(page) ?? new WeakSet()
  copied.set(page, known)
  if (known.has(sheet)) return
  known.add(sheet)
  const copy = page.importNode(sheet, true) as HTMLElement
  copy.setAttribute('nonce', pageNonce())
  page.head.append(copy)
}
