import type { ProviderReturn } from './providerReturn.ts'

const name = 'samovar-provider'
const features = 'popup,width=480,height=680'
/** Time for the last message after the popup was closed. */
const lastWordMs = 1500

type WindowReturn = Extract<ProviderReturn, { to: 'window' }>

/** Must be called inside the click handler, or browsers block the popup. Null when blocked. */
export const openProviderWindow = (): Window | null => window.open('about:blank', name, features)

/**
 * Message from the popup to the page that opened it. Both have the same origin, so a BroadcastChannel works even when
 * the provider's headers cut off `window.opener`.
 */
export function postToOpener(answer: WindowReturn): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ source: name, ...answer })
  channel.close()
}

/** Waits for the return of one request. A closed popup is only reported; a return after that still counts. */
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
