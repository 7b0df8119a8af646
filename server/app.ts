import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { CommunityLookup } from './features/communities/host/community-lookup.ts'
import { addPages } from './features/communities/page/page-route.ts'
import { templateReader } from './features/communities/page/page-template.ts'
import { addSetUp } from './features/communities/set-up/set-up-route.ts'
import { makeFeatures } from './features/features.ts'
import { openSockets } from './features/realtime/socket/socket-route.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Sql } from './platform/db/connect.ts'
import type { Feature } from './platform/feature/feature.ts'
import { platformFeatures } from './platform/feature/platform-features.ts'
import { addFilesOfOtherBuilds } from './platform/http/builds.ts'
import { addOperations } from './platform/http/operations.ts'
import { addCalls, makeServer } from './platform/http/server.ts'
import { addStaticFiles } from './platform/http/static-files.ts'
import { Tokens } from './platform/http/token.ts'
import { scopeOpener } from './platform/jobs/open-scope.ts'
import type { OpenScope, Work } from './platform/jobs/worker.ts'
import type { MailTransport } from './platform/mail/outbox.ts'
import { databaseTransport } from './platform/realtime/database-transport.ts'
import { publishNothing } from './platform/realtime/publish.ts'
import type { Transport } from './platform/realtime/transport.ts'
import type { Storage } from './platform/storage/storage.ts'

export type AppOptions = {
  config: Config
  sql: Sql
  storage: Storage
  mailTransport: MailTransport
  clock: Clock
  log: FastifyBaseLogger
  /** The built web app, and its source in development. */
  webFolder: string
  webSource: string
}

export type App = {
  server: FastifyInstance
  features: Feature[]
  work: Work
  openScope: OpenScope
  communities: CommunityLookup
  close(): Promise<void>
}

/** Joins all features on the platform. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { config, sql, storage, log, mailTransport, webFolder } = options
  const features = [...platformFeatures(mailTransport), ...makeFeatures(mailTransport, config)]
  const work = {
    jobs: features.flatMap(({ jobs }) => jobs),
    listeners: features.flatMap(({ listeners }) => listeners),
    chores: features.flatMap(({ chores }) => chores),
  }
  const communities = new CommunityLookup(sql, config, log)
  await communities.listen()
  for (const feature of features) await feature.open(sql)
  const transport = config.REALTIME ? await makeTransport(options) : null
  const platform = {
    ...options,
    communities,
    listeners: work.listeners,
    hearers: features.flatMap(({ hearAll }) => hearAll ?? []),
    letterCategories: Object.assign({}, ...features.map(({ letters }) => letters)),
    personalData: {
      ofCommunity: features.flatMap(({ personalData }) => personalData),
      ofInstallation: features.flatMap(({ installationData }) => installationData),
    },
    publish: transport?.publish ?? publishNothing,
    tokens: new Tokens(config.SESSION_SECRET),
    checksReplies: config.NODE_ENV !== 'production',
  }
  const server = makeServer({ platform, log, isOwnOrigin: origin => communities.ownsOrigin(origin) })
  const topics = Object.assign({}, ...features.map(feature => feature.topics))
  const sockets = transport && (await openSockets({ server, platform, topics, transport }))
  addOperations(server, platform, () => sockets?.count() ?? 0)
  addCalls(
    server,
    features.flatMap(({ calls }) => calls),
    platform,
  )
  addStaticFiles(server, webFolder)
  addFilesOfOtherBuilds(server, storage)
  const template = templateReader(options)
  addPages(server, {
    platform,
    communities,
    setUp: addSetUp(server, { platform, communities, template }),
    template,
    previews: Object.assign({}, ...features.map(({ previews }) => previews)),
  })
  return {
    server,
    features,
    work,
    communities,
    openScope: scopeOpener(platform),
    async close() {
      // Before the server, which waits for its connections.
      await sockets?.close()
      await server.close()
      for (const feature of features) await feature.close()
      await communities.close()
    },
  }
}

/** Loaded only where it is used. */
async function makeTransport({ config, sql, clock, log }: AppOptions): Promise<Transport> {
  const { REDIS_URL: url } = config
  if (url === undefined) return databaseTransport(sql, log)
  const { redisTransport } = await import('./platform/realtime/redis-transport.ts')
  return redisTransport({ url, sql, clock, log })
}
