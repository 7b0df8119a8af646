import './lib/require-node.mjs'
import { build, serverProgram } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/report.mjs'
import { serve } from './lib/serve.mjs'

await main(async () => {
  await install({ withDev: false })
  await build()
  return serve(serverProgram)
})
