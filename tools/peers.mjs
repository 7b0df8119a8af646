import './lib/require-node.mjs'
import { rmSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { findPrograms } from './lib/debian.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/report.mjs'
import { runPeers } from './lib/stages.mjs'
import { makeTestFolder } from './lib/test-folder.mjs'

/** Programs that the tests in `tools/peers` start, by the package of Debian that has them. */
const programs = { nginx: 'nginx', openssl: 'openssl', git: 'git', 'redis-server': 'redis-server' }

/** `npm run test:peers -- operations` runs the files whose path contains the word. */
await main(async () => {
  await install({ withDev: true })
  await findPrograms(programs)
  const browser = await findBrowser()
  const folder = makeTestFolder()
  try {
    const { passed, failures } = await runPeers(folder, process.argv.slice(2), browser)
    if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
    console.log(`\n${passed} passed, ${failures.length} failed`)
    return failures.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
