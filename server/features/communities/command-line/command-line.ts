import { pino } from 'pino'
import { communityDefaults } from '#contract/communities/community.ts'
import { isReservedLabel } from '#contract/communities/reserved-labels.ts'
import { domainLabel } from '#contract/shapes.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { findTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Config } from '#server/platform/config/config.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import { enterCommunity } from '#server/platform/db/scope.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { makeScope } from '#server/platform/http/scope.ts'
import { publishNothing } from '#server/platform/realtime/publish.ts'
import { makeStorage } from '#server/platform/storage/make.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { setDailyLetterCap } from '../community/actions.ts'
import { communityUrl, describeCommunity, makeNewCommunity } from '../community/rules.ts'
import { type CommunityRow, findCommunity, insertCommunity } from '../community/store.ts'
import { removeSecret } from '../set-up/store.ts'
import { type Chosen, type Given, options, readOptions } from './command-line-options.ts'
import { changesOf, ensureLanguages, isAboutSignIn, signInOf } from './rules.ts'
import * as store from './store.ts'

/*
 * The commands of `npm run community`. Each returns lines to print; the message of a `UsageError` is shown without a stack.
 */

export type Operator = { sql: Sql; config: Config; now: Date }

type Command = { usage: string; run(operator: Operator, label: string, given: Given): Promise<string[]> }

export const commands: Record<string, Command> = {
  create: { usage: 'tea --title="Tea club" [options]', run: create },
  list: { usage: '', run: list },
  update: { usage: 'tea [options]', run: update },
}

/** Usage of the commands and their options, printed for missing or unknown ones. */
export const usage = (): string =>
  [
    'Say what to do:',
    ...Object.entries(commands).map(([name, each]) => `  npm run community -- ${name} ${each.usage}`.trimEnd()),
    'Options:',
    ...Object.entries(options).map(([name, { sample }]) => `  --${name}=${sample}`),
  ].join('\n')

async function create({ sql, config, now }: Operator, label: string, given: Given): Promise<string[]> {
  const { address, ...chosen } = readOptions(given)
  if (address) throw new UsageError('--address is for update: a new community gets its label after "create".')
  const domain = readLabel(label)
  if (!chosen.title) throw new UsageError('Give the community a name: --title="Tea club"')
  const { PUBLIC_URL } = config
  const langChoices = chosen.languages ?? [...communityDefaults.langChoices]
  const lang = chosen.lang ?? langChoices[0] ?? communityDefaults.lang
  ensureLanguages({ lang, langChoices })
  const founded = makeNewCommunity(
    {
      id: newId(now),
      domain,
      lang,
      langChoices,
      timeZone: chosen['time-zone'] ?? communityDefaults.timeZone,
      title: chosen.title,
      titleRu: chosen['title-ru'],
      brandColor: chosen['brand-color'] ?? communityDefaults.brandColor,
      accentColor: chosen['accent-color'] ?? communityDefaults.accentColor,
      options: [],
    },
    chosen.contact ?? config.MAIL_FROM,
    PUBLIC_URL,
  )
  const row = await inTransaction(sql, async db => {
    if (!(await insertCommunity(db, founded, null, now, null)))
      throw new UsageError(`The address "${domain}" is taken.`)
    await removeSecret(db)
    return change(db, await getCommunity(db, domain), chosen, { sql, config, now })
  })
  return [
    `${row.title.en} is open at ${communityUrl(row, PUBLIC_URL)}`,
    ...hints(row, config),
    `Make its first admin: npm run people -- admin ${domain} --email=you@example.com`,
  ]
}

async function update({ sql, config, now }: Operator, label: string, given: Given): Promise<string[]> {
  const chosen = readOptions(given)
  if (Object.keys(chosen).length === 0) throw new UsageError(`Say what to change:\n${usage()}`)
  if (chosen.address) readLabel(chosen.address)
  const row = await inTransaction(sql, async db =>
    change(db, await getCommunity(db, label.toLowerCase()), chosen, { sql, config, now }),
  )
  return [`${row.title.en} is changed: ${communityUrl(row, config.PUBLIC_URL)}`, ...hints(row, config)]
}

async function list({ sql, config }: Operator): Promise<string[]> {
  const rows = await store.listCommunities(sql)
  if (rows.length === 0) return ['There is no community yet: npm run community -- create tea --title="Tea club"']
  const chosen = rows.find(({ domain }) => domain === config.DEFAULT_COMMUNITY) ?? rows[0]
  const cells = rows.map(row => [
    row === chosen ? `${row.domain} (default)` : row.domain,
    communityUrl(row, config.PUBLIC_URL),
    row.langChoices.join(','),
    row.authConfig.map(({ authType }) => authType).join(','),
    `${row.memberCount}`,
    row.title[row.lang],
  ])
  return alignColumns([['label', 'address', 'languages', 'sign-in', 'members', 'title'], ...cells])
}

/** Applies the options in one transaction, which is in the scope of the community from here on. */
async function change(db: Db, row: CommunityRow, chosen: Chosen, operator: Operator): Promise<CommunityRow> {
  await enterCommunity(db, row.id)
  const zone = chosen['time-zone']
  if (zone && !(await findTimeZone(db, zone))) throw new UsageError(`--time-zone: PostgreSQL has no zone ${zone}.`)
  const before = { authConfig: row.authConfig, provider: await store.findProvider(db) }
  // What managers have set stays, unless the operator asks for other methods.
  const signIn = isAboutSignIn(chosen) ? signInOf(before, chosen) : null
  const changes = {
    ...changesOf(row, chosen, operator.config.PUBLIC_URL),
    ...(signIn && { authConfig: signIn.authConfig }),
  }
  ensureLanguages({ ...row, ...changes })
  await store.updateCommunity(db, row.id, changes).catch(error => {
    if (error.code !== '23505') throw error
    const [option, value] = error.constraint_name?.includes('custom')
      ? ['custom-domain', changes.customDomain]
      : ['address', changes.domain]
    throw new UsageError(`--${option}: ${value} is taken by another community.`)
  })
  const cap = chosen['letters-a-day']
  if (cap !== undefined) await setDailyLetterCap(scopeOf(db, row, operator), cap)
  if (signIn?.provider) await store.saveProvider(db, row.id, signIn.provider)
  else if (signIn) await store.removeProvider(db)
  return { ...row, ...changes }
}

/** Enough of a scope to queue letters that were held. */
function scopeOf(db: Db, row: CommunityRow, { sql, config, now }: Operator): Scope {
  const platform = {
    sql,
    config,
    clock: systemClock,
    storage: makeStorage(config),
    listeners: [],
    hearers: [],
    letterCategories: {},
    publish: publishNothing,
    personalData: { ofCommunity: [], ofInstallation: [] },
  }
  return makeScope(platform, describeCommunity(row, config), db, now, pino({ level: 'silent' }))
}

/** A sign-in method that the installation is not configured for is not offered, which would be hard to find. */
function hints({ authConfig }: CommunityRow, { GOOGLE_CLIENT_ID }: Config): string[] {
  const wantsGoogle = authConfig.some(({ authType }) => authType === 'GOOGLE')
  return wantsGoogle && !GOOGLE_CLIENT_ID ? ['Sign-in with Google is offered once GOOGLE_CLIENT_ID is set.'] : []
}

function readLabel(label: string): string {
  const read = domainLabel.safeParse(label)
  if (!read.success)
    throw new UsageError(`The address must ${options.address.must}, such as tea (it is "${label.slice(0, 80)}").`)
  if (isReservedLabel(read.data)) throw new UsageError(`"${read.data}": ${failureMessage('en', 'DOMAIN_RESERVED')}`)
  return read.data
}

async function getCommunity(db: Db, domain: string): Promise<CommunityRow> {
  const row = await findCommunity(db, { domain })
  if (!row) throw new UsageError(`There is no community "${domain}". npm run community -- list names them all.`)
  return row
}

const inTransaction = async <T>(sql: Sql, work: (db: Db) => Promise<T>): Promise<T> => (await sql.begin(work)) as T

function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
