import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { connect } from '#server/platform/db/connect.ts'
import { overNetwork } from './database-url.ts'
import type { FactoryContext } from './factory-context.ts'
import { copyDatabase } from './harness.ts'
import { prepareServers } from './server-process.ts'

const config = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
let servers: ReturnType<typeof prepareServers>
let database: Awaited<ReturnType<typeof copyDatabase>>
let ground: FactoryContext
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-disk-'))
  await chmod(folder, 0o755)
  servers = prepareServers()
  database = await copyDatabase()
  ground = { owner: connect(database.url, { connections: 2 }), clock: new MovableClock(), config }
})
afterAll(async () => {
  servers.stopAll()
  await ground.owner.end({ timeout: 60_000 })
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Mounts a disk of 48 MB over the folder in a mount namespace of the server's own: needs no right, changes nothing outside, and ends
 * with the process. Where namespaces are forbidden the server does not start, and the test fails by that message.
 */
const onSmallDisk = () => {
  const script = `mount -t tmpfs -o size=48m none "$0" && exec "$@"`
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, folder]
}

test('a full disk turns /readyz red, an upload fails with STORAGE_FULL and leaves nothing behind, and both recover', {
  timeout: 180_000,
}, async () => {
  // Its user of that namespace may not open the socket file.
  const DATABASE_URL = overNetwork(database.url).href
  const server = await servers.start({ ...config, DATABASE_URL, DATA_DIR: folder }, onSmallDisk())
  const disk = `/proc/${server.pid}/root${folder}`
  const here = await buildCommunity(ground)
  const member = await buildParticipant(ground, { communityId: here.id })
  const event = await buildEvent(ground, { communityId: here.id, responsibles: [member.userId] })
  const { token } = await buildSession(ground, member)
  const image = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const upload = () =>
    server.call(api.photo.upload, { image: image as unknown as File }, { communityId: here.id, token })
  const uploadCover = () =>
    server.call(
      api.event.uploadImage,
      { id: event.id, image: image as unknown as File },
      { communityId: here.id, token },
    )
  const files = async () => (await readdir(`${disk}/files/${here.id}`)).sort()
  const readiness = async () => {
    const response = await fetch(`${server.url}/readyz`)
    return { status: response.status, storage: (await response.json()).checks.storage }
  }

  expect((await upload()).status).toBe(200)
  const before = await files()
  expect(before).toHaveLength(3)
  expect(await readiness()).toEqual({ status: 200, storage: 'ok' })

  // Written until no byte is left.
  await expect(writeFile(`${disk}/ballast`, Buffer.alloc(64 * 2 ** 20))).rejects.toThrow('ENOSPC')
  for (const refused of [await upload(), await uploadCover()])
    expect([refused.status, refused.failure.name]).toEqual([503, 'STORAGE_FULL'])
  expect(await files()).toEqual(before)
  const full = { status: 503, storage: 'The disk of stored files is full: 0 MB are left' }
  await expect.poll(readiness, { interval: 200 }).toEqual(full)
  // What was stored is still served.
  expect((await fetch(`${server.url}/files/${before[0]}`, { headers: { community: here.id } })).status).toBe(200)

  await rm(`${disk}/ballast`)
  for (const accepted of [await upload(), await uploadCover()]) expect(accepted.status).toBe(200)
  await expect.poll(readiness, { interval: 200 }).toEqual({ status: 200, storage: 'ok' })
  expect((await server.stop('SIGTERM')).code).toBe(0)
})
