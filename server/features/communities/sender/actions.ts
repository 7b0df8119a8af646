import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type SenderRecord,
  type SenderSetting,
  type senderApi,
  senderRecordKinds,
} from '#contract/communities/sender.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { lookUpTexts } from '#server/platform/dns/dns.ts'
import type { Action, Actor, Scope, UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { seal } from '#server/platform/http/seal.ts'
import { openSender } from '#server/platform/mail/sender.ts'
import { isReservedHost } from '../custom-domain/rules.ts'
import { dkimState, dmarcNames, dmarcState, domainOf, isGreen, recordsOf, spfState } from './rules.ts'
import * as store from './store.ts'

type Api = typeof senderApi
type Values = Record<string, string | null>

export const get: Action<Api['get']> = async (_input, ctx) => describe(ctx, ctx.community.senderEmail)

export const request: Action<Api['request']> = async ({ address }, ctx) => {
  const { db, community, config } = ctx
  ensure(!isReservedHost(domainOf(address), config.PUBLIC_URL), 'SENDER_DOMAIN')
  const key = await makeKey(config.SESSION_SECRET)
  const current = await store.lockAddress(db, community.id)
  const before = await store.findSender(db)
  if (before?.address === address) return describe(ctx, current)
  await store.saveSender(db, { communityId: community.id, address, ...key })
  await record(ctx, ctx.actor, { requested: before?.address ?? null }, { requested: address })
  // An address that was in use by its proof is not used any more: its row is gone.
  const used = before?.verifiedAt && before.address === current ? null : current
  if (used !== current) await use(ctx, ctx.actor, current, used)
  return describe(ctx, used)
}

export const check: Action<Api['check']> = async (_input, ctx) => {
  const known = await ctx.inOwnTransaction(store.findSender)
  ensure(known, 'NOT_FOUND')
  const { address } = known
  const states = await lookUp(ctx, known)
  return ctx.inOwnScope(async scope => {
    const current = await store.lockAddress(scope.db, scope.community.id)
    ensure(await store.saveStates(scope.db, address, states, ctx.now, isGreen(states)), 'NOT_FOUND')
    const isFallen = !isGreen(states) && known.verifiedAt !== null && current === address
    const used = isGreen(states) ? address : isFallen ? null : current
    if (used !== current) await use(scope, ctx.actor, current, used)
    return describe(scope, used)
  })
}

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  const current = await store.lockAddress(ctx.db, ctx.community.id)
  const before = await store.findSender(ctx.db)
  await store.removeSender(ctx.db)
  if (before) await record(ctx, ctx.actor, { requested: before.address }, { requested: null })
  if (current !== null) await use(ctx, ctx.actor, current, null)
  return describe(ctx, null)
}

export const preview: Action<Api['preview']> = async ({ lang, lettersConfig }, ctx) => {
  const community = { ...ctx.community, lettersConfig }
  const { name, address, replyTo } = (await openSender(ctx.db, { community, config: ctx.config }))(lang)
  const { subject, html } = await example({ ...ctx, community }, lang)
  return { from: { name, address, replyTo }, subject, html }
}

export const sendTest: Action<Api['sendTest']> = async ({ lang }, ctx) => {
  const { email, isEmailConfirmed } = ctx.actor
  ensure(isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const { subject, html, plain, headers } = await example(ctx, lang)
  await ctx.post({ kind: 'sender.test', recipient: email, about: [], lang, subject, html, plain, headers })
  return { email }
}

async function example({ community, now }: Pick<Scope, 'community' | 'now'>, lang: 'en' | 'ru') {
  const { exampleLetter } = await import('./letters.tsx')
  return exampleLetter(community, lang, now)
}

const generate = promisify(generateKeyPair)

/** RSA of 2048 bits: what all mail servers verify, and what fits into a DNS record. */
async function makeKey(secret: string) {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    selector: `samovar-${randomBytes(4).toString('hex')}`,
    publicKey: publicKey.toString('base64'),
    privateKey: seal(privateKey, secret),
  }
}

async function lookUp({ config, log }: UserContext, { address, dkimSelector, dkimPublicKey }: store.Requested) {
  const wanted = recordsOf({ address, dkimSelector, dkimPublicKey }, config.MAIL_FROM)
  const textsOf = (name: string) =>
    lookUpTexts(config, name).catch(error => {
      log.warn({ reason: String(error), name }, 'no DNS server answers')
      throw new Failure('DNS_UNAVAILABLE')
    })
  const [spf, dkim, dmarc] = await Promise.all([
    textsOf(wanted.SPF.name),
    textsOf(wanted.DKIM.name),
    Promise.all(dmarcNames(domainOf(address)).map(textsOf)),
  ])
  const policies = dmarc.map(dmarcState)
  return {
    SPF: spfState(spf, config.MAIL_FROM),
    DKIM: dkimState(dkim, dkimPublicKey),
    // The nearest domain that has a policy decides.
    DMARC: policies.find(state => state !== 'missing') ?? 'missing',
  } satisfies Record<SenderRecord['kind'], SenderRecord['state']>
}

/** Letters come from another address from now on. */
async function use(scope: Scope, actor: Actor, before: string | null, after: string | null): Promise<void> {
  await store.setAddress(scope.db, scope.community.id, after)
  await record(scope, actor, { senderEmail: before }, { senderEmail: after })
}

/** Forward only: the proof of an address is not in the log. */
const record = (scope: Scope, actor: Actor, before: Values, after: Values): Promise<void> =>
  recordChange(scope, actor, { kind: 'sender', before, after })

async function describe({ db, config }: Pick<Scope, 'db' | 'config'>, current: string | null): Promise<SenderSetting> {
  const requested = await store.findSender(db)
  const wanted = requested && recordsOf(requested, config.MAIL_FROM)
  return {
    address: current ?? config.MAIL_FROM,
    installationAddress: config.MAIL_FROM,
    own: requested &&
      wanted && {
        address: requested.address,
        records: senderRecordKinds.map(kind => ({
          kind,
          ...wanted[kind],
          state: requested.records[kind] ?? 'unknown',
        })),
        checkedAt: requested.checkedAt,
        verifiedAt: requested.verifiedAt,
      },
  }
}
