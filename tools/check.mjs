import './lib/require-node.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/report.mjs'
import { checkRest, checkTypes } from './lib/stages.mjs'

await main(async () => {
  await install({ withDev: true })
  const outcomes = (await Promise.all([checkTypes(), checkRest()])).flat()
  return outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
})
