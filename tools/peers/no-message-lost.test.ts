import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '#server/platform/config/root.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { testNoMessageLost } from '#server/testing/no-message-lost.ts'
import { openGate, prepareRedis } from './redis.ts'

testNoMessageLost('Redis', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samovar-redis-'))
  const postgres = await startEmbedded({ dataDir: folder, fast: true, log: { info() {}, warn() {} } })
  await migrate(postgres.url, path.join(root, 'server/migrations'), () => {})
  const redis = await prepareRedis()
  await redis.start()
  return {
    databaseUrl: postgres.url,
    async open() {
      const gate = await openGate(redis.url)
      return { environment: { REDIS_URL: gate.url }, cut: gate.shut, close: gate.close }
    },
    async interrupt(work) {
      await redis.kill()
      const working = work()
      await redis.start()
      return working
    },
    async stop() {
      await redis.kill()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
})
