import '#web/ui/mantine.css.ts'
import '#web/ui/global.css'
// Part of the first script: a visitor waits for one file, and its size has a budget of its own.
import '#web/features/communities/landing/LandingPage.tsx'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { reloadOnce } from './lib/browser/chunks.ts'
import { removeLoader, shareNonce } from './lib/browser/page.ts'
import { stored } from './lib/browser/storage.ts'
import { openCommunity, openSession } from './lib/session/load.ts'
import { reportError } from './lib/tracking/errors.ts'
import { startWords } from './lib/words/words.ts'
import { preloadPath } from './preload.ts'

/** A stylesheet or a script of a lazy screen is gone: most often because a newer build has replaced it. */
addEventListener('vite:preloadError', () => void reloadOnce())
addEventListener('error', event => reportError(event.error))
addEventListener('unhandledrejection', event => reportError(event.reason))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  shareNonce()
  preloadPath(location.pathname, stored.token.get() !== null)
  await Promise.all([openCommunity(), startWords(['shell', 'menu', 'ui'])])
  createRoot(root).render(<App />)
  removeLoader()
  await openSession()
}

void start()
