import '#web/ui/mantine.css.ts'
import '#web/ui/global.css'
import { createRoot } from 'react-dom/client'
import { App, isLanding } from './App.tsx'
import { reloadOnce } from './lib/browser/chunks.ts'
import { removeLoader, shareNonce } from './lib/browser/page.ts'
import { stored } from './lib/browser/storage.ts'
import { openCommunity, openSession } from './lib/session/load.ts'
import { reportError } from './lib/tracking/errors.ts'
import { startWords } from './lib/words/words.ts'

/** A file of a lazy screen is gone, most often because a newer build replaced it. */
addEventListener('vite:preloadError', () => void reloadOnce())
addEventListener('error', event => reportError(event.error))
addEventListener('unhandledrejection', event => reportError(event.reason))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  shareNonce()
  const isVisitor = stored.token.get() === null
  const isFirst = isLanding(location.pathname, isVisitor ? 'visitor' : 'loading')
  if (!isFirst) preloadScreen(location.pathname, isVisitor)
  await Promise.all([openCommunity(), startWords(isFirst ? ['shell', 'ui'] : ['shell', 'menu', 'ui'])])
  createRoot(root).render(<App />)
  removeLoader()
  await openSession()
}

/** Preloads the chunks that this path most likely needs, in parallel with the page load. */
function preloadScreen(path: string, isVisitor: boolean): void {
  import('./Screens.tsx').then(({ preloadPath }) => preloadPath(path, isVisitor)).catch(() => undefined)
}

void start()
