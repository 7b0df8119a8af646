import type { Bootstrap } from '#contract/bootstrap.ts'

function read(): Bootstrap {
  const element = document.getElementById('bootstrap')
  if (!element?.textContent) throw new Error('The page came without its bootstrap data')
  return JSON.parse(element.textContent) as Bootstrap
}

/** What the server put into the page: trusted, because it comes from the same place as this script. */
export const bootstrap: Bootstrap = read()
