import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { api } from '#contract/capabilities.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as accessCodeActions from './features/auth/access-code/actions.ts'
import * as accountActions from './features/auth/account/actions.ts'
import { accountJobs } from './features/auth/account/jobs.ts'
import { codeActions } from './features/auth/code/actions.ts'
import { codeJobs } from './features/auth/code/jobs.ts'
import * as invitationActions from './features/auth/invitation/actions.ts'
import * as providerActions from './features/auth/provider/actions.ts'
import * as recoveryActions from './features/auth/recovery/actions.ts'
import * as registrationActions from './features/auth/registration/actions.ts'
import { sessionActions } from './features/auth/session/actions.ts'
import { communityActions } from './features/communities/community/actions.ts'
import { Directory, type KnownCommunity } from './features/communities/community/directory.ts'
import { communityListeners } from './features/communities/community/listeners.ts'
import { addPages } from './features/communities/page/actions.ts'
import { developmentTemplate, readTemplate, type Template } from './features/communities/page/template.ts'
import * as fileActions from './features/files/actions.ts'
import * as imageActions from './features/files/image/actions.ts'
import * as bookmarkActions from './features/matching/bookmark/actions.ts'
import * as creditsActions from './features/matching/credits/actions.ts'
import * as introActions from './features/matching/intro/actions.ts'
import { introListeners } from './features/matching/intro/listeners.ts'
import * as managementActions from './features/matching/management/actions.ts'
import * as meetingActions from './features/matching/meeting/actions.ts'
import { meetingChores } from './features/matching/meeting/chores.ts'
import * as preferenceActions from './features/matching/preference/actions.ts'
import { recommendationActions } from './features/matching/recommendation/actions.ts'
import { Matcher } from './features/matching/recommendation/matcher.ts'
import * as relationActions from './features/matching/relation/actions.ts'
import * as reportActions from './features/matching/report/actions.ts'
import { reportListeners } from './features/matching/report/listeners.ts'
import * as requestActions from './features/matching/request/actions.ts'
import { fittingAction } from './features/matching/request/fitting.ts'
import { requestListeners } from './features/matching/request/listeners.ts'
import { matchingChores, matchingJobs } from './features/matching/run/jobs.ts'
import * as scoreMatchActions from './features/matching/score-match/actions.ts'
import * as unsubscribeActions from './features/notifications/unsubscribe/actions.ts'
import * as docsActions from './features/operations/docs/actions.ts'
import * as mailboxActions from './features/operations/mailbox/actions.ts'
import { upkeepChores } from './features/operations/upkeep/chores.ts'
import * as cityActions from './features/participants/city/actions.ts'
import * as directoryActions from './features/participants/directory/actions.ts'
import * as moderationActions from './features/participants/moderation/actions.ts'
import { moderationListeners } from './features/participants/moderation/listeners.ts'
import * as onboardingActions from './features/participants/onboarding/actions.ts'
import * as participantActions from './features/participants/participant/actions.ts'
import { participantListeners } from './features/participants/participant/listeners.ts'
import { profileActions } from './features/participants/profile/actions.ts'
import * as questionActions from './features/participants/question/actions.ts'
import * as telegramActions from './features/users/telegram/actions.ts'
import * as userActions from './features/users/user/actions.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Sql } from './platform/db/connect.ts'
import { isId } from './platform/db/id.ts'
import type { AnyAction } from './platform/http/call.ts'
import type { Actions } from './platform/http/context.ts'
import { Failure } from './platform/http/failure.ts'
import { addOperations } from './platform/http/operations.ts'
import { inCommunity, makeScope, type Platform } from './platform/http/scope.ts'
import { addCalls, type JoinedRow, makeServer } from './platform/http/server.ts'
import { Tokens } from './platform/http/token.ts'
import type { Listener } from './platform/jobs/news.ts'
import type { OpenScope, Work } from './platform/jobs/worker.ts'
import { letterChores } from './platform/mail/chores.ts'
import { type Post, sendLetterJob } from './platform/mail/outbox.ts'
import type { Storage } from './platform/storage/storage.ts'

export type AppOptions = {
  config: Config
  sql: Sql
  storage: Storage
  post: Post
  clock: Clock
  log: FastifyBaseLogger
  /** The built web app, and its source for development. */
  webFolder: string
  webSource: string
}

export type App = {
  server: FastifyInstance
  work: Work
  openScope: OpenScope
  directory: Directory
  close(): Promise<void>
}

const listeners: Listener[] = [
  ...communityListeners,
  ...participantListeners,
  ...moderationListeners,
  ...introListeners,
  ...reportListeners,
  ...requestListeners,
]

/** Joins each group of the contract with its actions, and the platform with the features. Nothing else happens here. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { config, sql, log, clock, post } = options
  const directory = new Directory(sql, config)
  await directory.listen()
  const matcher = new Matcher()
  const find = (request: FastifyRequest) => findByRequest(directory, request)
  const platform = {
    ...options,
    listeners,
    tokens: new Tokens(config.SESSION_SECRET),
    checksReplies: config.NODE_ENV !== 'production',
    findCommunity: async (request: FastifyRequest) => (await find(request)).known.community,
  }
  const isOwnOrigin = (origin: string) => directory.ownsOrigin(origin)
  const server = makeServer({ platform, log, isOwnOrigin })
  addOperations(server, platform)
  addCalls(
    server,
    [
      ...join(api.session, sessionActions(directory.byOrigin)),
      ...join(api.code, codeActions(isOwnOrigin)),
      ...join(api.registration, registrationActions),
      ...join(api.provider, providerActions),
      ...join(api.recovery, recoveryActions),
      ...join(api.invitation, invitationActions),
      ...join(api.accessCode, accessCodeActions),
      ...join(api.user, userActions),
      ...join(api.account, accountActions),
      ...join(api.question, questionActions),
      ...join(api.onboarding, onboardingActions),
      ...join(api.profile, profileActions(directory.communityById)),
      ...join(api.participant, participantActions),
      ...join(api.directory, directoryActions),
      ...join(api.moderation, moderationActions),
      ...join(api.city, cityActions),
      ...join(api.telegram, telegramActions),
      ...join(api.recommendation, recommendationActions(matcher)),
      ...join(api.intro, introActions),
      ...join(api.credits, creditsActions),
      ...join(api.relation, relationActions),
      ...join(api.bookmark, bookmarkActions),
      ...join(api.report, reportActions),
      ...join(api.meeting, meetingActions),
      ...join(api.request, { ...requestActions, listFitting: fittingAction(matcher) }),
      ...join(api.preference, preferenceActions),
      ...join(api.scoreMatch, scoreMatchActions),
      ...join(api.matchingManagement, managementActions),
      ...join(api.unsubscribe, unsubscribeActions),
      ...join(api.community, communityActions(directory)),
      ...join(api.file, fileActions),
      ...join(api.image, imageActions),
      ...join(api.mailbox, mailboxActions),
      ...join(api.docs, docsActions),
    ],
    platform,
  )
  server.register(fastifyStatic, staticFiles(options.webFolder))
  addPages(server, {
    platform,
    find,
    template: templateReader(options),
    previews: { u: participantActions.previewPerson },
  })
  return {
    server,
    directory,
    work: {
      jobs: [sendLetterJob(post), ...codeJobs, ...accountJobs, ...matchingJobs],
      listeners,
      chores: [...upkeepChores(sql), ...letterChores(sql, post), ...matchingChores, ...meetingChores],
    },
    openScope: scopeOpener(platform, directory, log, clock),
    async close() {
      await server.close()
      await matcher.close()
      await directory.close()
      post.close()
    },
  }
}

function join<G extends Record<string, Endpoint>>(group: G, actions: Actions<G>): JoinedRow[] {
  return Object.entries(group).map(([name, row]) => ({ row, action: actions[name as keyof G] as unknown as AnyAction }))
}

/** The host decides. Only where it names no community may the header or the query name one; else the default stands in. */
async function findByRequest(
  directory: Directory,
  request: FastifyRequest,
): Promise<{ known: KnownCommunity; isNamedByHost: boolean }> {
  const named = await directory.byHost(request.host)
  if (named) return { known: named, isNamedByHost: true }
  const { communityId } = request.query as Record<string, unknown>
  for (const id of [request.headers.community, communityId])
    if (typeof id === 'string' && isId(id)) {
      const known = await directory.byId(id.toLowerCase())
      if (known) return { known, isNamedByHost: false }
    }
  const known = await directory.standIn()
  if (!known) throw new Failure('NOT_FOUND')
  return { known, isNamedByHost: false }
}

const staticFiles = (root: string) => ({
  root,
  wildcard: false,
  index: false as const,
  // The page is made for each community; its bare template is no file to be fetched.
  globIgnore: ['index.html'],
  setHeaders: (reply: { header(name: string, value: string): unknown }, file: string) => {
    const isHashed = file.includes(`${path.sep}assets${path.sep}`)
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
  },
})

function templateReader({ config, webFolder, webSource }: AppOptions): () => Promise<Template> {
  const { WEB_DEV } = config
  if (WEB_DEV) return () => developmentTemplate(webSource, WEB_DEV)
  const built = readTemplate(webFolder)
  built.catch(() => {})
  return () => built
}

const scopeOpener =
  (platform: Platform, directory: Directory, log: FastifyBaseLogger, clock: Clock): OpenScope =>
  async (communityId, holdsTransaction, work) => {
    const known = await directory.byId(communityId)
    if (!known) return
    const open = (db: Parameters<typeof makeScope>[2]) =>
      work(makeScope(platform, known.community, db, clock.now(), log))
    await (holdsTransaction ? inCommunity(platform.sql, communityId, open) : open(null))
  }
