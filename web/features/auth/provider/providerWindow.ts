import type { ProviderReturn } from './providerReturn.ts'

const name = 'samovar-provider'
const features = 'popup,width=480,height=680'
/** After the window is gone, its last word may still be on the way. */
const lastWordMs = 1500

type WindowReturn = Extract<ProviderReturn, { to: 'window' }>

/** Has to be called in the click itself: only then browsers open it. Null where one refuses. */
export const openProviderWindow = (): Window | null => window.open('about:blank', name, features)

/**
 * From the window to the page that opened it. Both are this very site, so that a channel does where a provider's own headers would
 * have cut the two apart.
 */
export function tellOpener(answer: WindowReturn): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ source: name, ...answer })
  channel.close()
}

/** Waits for the answer to one question. A window that was closed is only told of; the answer is taken even after that. */
export function followWindow(
  opened: Window,
  state: string,
  on: { answer: (answer: WindowReturn) => void; closed: () => void },
) {
  const channel = new BroadcastChannel(name)
  let lastWord: ReturnType<typeof setTimeout> | undefined
  const watch = setInterval(() => {
    if (!opened.closed) return
    clearInterval(watch)
    lastWord = setTimeout(on.closed, lastWordMs)
  }, 300)
  const stop = () => {
    clearInterval(watch)
    clearTimeout(lastWord)
    channel.close()
  }
  channel.onmessage = ({ data }: MessageEvent<WindowReturn & { source: string }>) => {
    if (data.source !== name || data.state !== state) return
    stop()
    on.answer(data)
  }
  return stop
}
