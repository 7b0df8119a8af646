import type { Bootstrap } from '#contract/bootstrap.ts'

function read(): Bootstrap {
  const element = document.getElementById('bootstrap')
  if (!element?.textContent) throw new Error('The page came without its bootstrap data')
  return JSON.parse(element.textContent) as Bootstrap
}

/** Data of the page; trusted, since it has the same origin as this script. */
export const bootstrap: Bootstrap = read()
