import { currentPath, historyMoves, navigator } from './navigation.ts'

type Ask = (leave: () => void) => void

const { push } = navigator
const { follow } = historyMoves
const asking: Ask[] = []

/**
 * Asks before a screen with unsaved changes is left by a link, by Back or by a command; `leave` continues. The browser
 * asks by itself when the page is closed. Hooks into the navigation from outside, so that only screens that ask load
 * it.
 */
export function guardUnsavedChanges(ask: Ask): () => void {
  if (asking.length === 0) start()
  asking.push(ask)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
    if (asking.length === 0) stop()
  }
}

function start(): void {
  here = currentPath()
  navigator.push = (to, state) => asking.at(-1)?.(() => push(to, state))
  historyMoves.follow = comeBack
  addEventListener('beforeunload', askBrowser)
}

function stop(): void {
  navigator.push = push
  historyMoves.follow = follow
  removeEventListener('beforeunload', askBrowser)
}

let here = ''

/**
 * The browser has already navigated: the current screen becomes the newest entry, from which Back leads to the same
 * target.
 */
function comeBack(): void {
  history.pushState(null, '', here)
  asking.at(-1)?.(() => {
    historyMoves.follow = follow
    history.back()
  })
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
