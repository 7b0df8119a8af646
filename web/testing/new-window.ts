import { removeListeners } from './page.ts'

// Before each test file: the files of a worker share one window, and what one leaves there must not reach the next.
removeListeners()
localStorage.clear()
sessionStorage.clear()

// happy-dom has no layout, so that Mantine finds nothing in a dialog that can be focused, and prints the whole tree of React.
const { warn } = console
if (!('isFiltered' in warn))
  console.warn = Object.assign(
    (first: unknown, ...rest: unknown[]) => {
      if (!String(first).startsWith('[@mantine/hooks/use-focus-trap]')) warn(first, ...rest)
    },
    { isFiltered: true },
  )
