import { removeListeners } from './page.ts'

// Before each test file: the files of a worker share one window, and what one leaves there must not reach the next.
removeListeners()
localStorage.clear()
sessionStorage.clear()
