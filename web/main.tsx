import '#web/ui/mantine.css.ts'
import '#web/ui/global.css'
import { createRoot } from 'react-dom/client'
import { interfaceConstants } from '#contract/limits.ts'
import { App, isLanding, Screens } from './App.tsx'
import { loadChunk } from './lib/browser/chunks.ts'
import { exposeNonce, removeLoader, returnToPlace } from './lib/browser/page.ts'
import { stored } from './lib/browser/storage.ts'
import { followTyping } from './lib/browser/typed.ts'
import { openCommunity, openSession } from './lib/session/load.ts'
import { reportError } from './lib/tracking/errors.ts'
import { startWords } from './lib/words/words.ts'

followTyping()
addEventListener('error', event => reportError(event.error))
addEventListener('unhandledrejection', event => reportError(event.reason))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  exposeNonce()
  const isVisitor = stored.token.get() === null
  const isFirst = isLanding(location.pathname, isVisitor ? 'visitor' : 'loading')
  const screen = isFirst ? undefined : preloadScreen(location.pathname, isVisitor)
  await Promise.all([openCommunity(), startWords(isFirst ? ['shell', 'ui', 'landing'] : ['shell', 'menu', 'ui'])])
  const session = openSession()
  await Promise.race([screen, new Promise(resolve => setTimeout(resolve, interfaceConstants.placeholderAfterMs))])
  createRoot(root).render(<App />)
  removeLoader()
  returnToPlace()
  await session
}

/** Preloads what this path most likely shows. What fails to load is reported where it is rendered. */
async function preloadScreen(path: string, isVisitor: boolean): Promise<void> {
  try {
    const [{ preloadPath }] = await Promise.all([loadChunk(() => import('./Screens.tsx')), Screens.preload()])
    await preloadPath(path, isVisitor)
  } catch {}
}

void start()
