import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Failure, step } from './report.mjs'
import { root, run } from './run.mjs'

const stampFile = join(root, 'node_modules', '.install-stamp.json')

/** Installs the packages of the lock file unless they are installed already; then needs no network. */
export async function install({ withDev }) {
  const lock = hashLock()
  const stamp = readJson(stampFile)
  const isFresh = stamp?.lock === lock && (stamp.hasDev || !withDev)
  if (isFresh) return
  const hasDev = isInstalled({ withDev: true })
  if (!hasDev && (withDev || !isInstalled({ withDev: false }))) {
    const keepsDev = withDev || Boolean(stamp?.hasDev)
    rmSync(stampFile, { force: true })
    await step('Installing', () => runNpmCi(keepsDev))
    writeStamp({ lock, hasDev: keepsDev })
  } else writeStamp({ lock, hasDev })
}

const writeStamp = stamp => writeFileSync(stampFile, JSON.stringify(stamp))

/** Includes the platform: packages with binaries fit one platform, and the folder may be copied to another machine. */
function hashLock() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether npm was run by hand: npm records what it installed, after it has finished. */
function isInstalled({ withDev }) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  const isWanted = ({ optional, devOptional, dev }) => !optional && !devOptional && (withDev || !dev)
  return (
    present !== undefined &&
    Object.entries(wanted).every(
      ([path, entry]) => !path || !isWanted(entry) || present[path]?.version === entry.version,
    )
  )
}

async function runNpmCi(withDev) {
  // npm's default retries take over a minute without a network.
  const retries = ['--fetch-retries=3', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=2000']
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    withDev ? '--include=dev' : '--omit=dev',
    ...retries,
  ]
  const { command, before } = findNpm()
  const { code, output } = await run(command, [...before, ...args], { env: withoutOuterNpm(), patience: 1000 })
  if (code === 0) return
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/.test(output))
    throw new Failure('The packages could not be fetched: the first start needs the network. Connect and try again.')
  const complaints = output.split('\n').filter(line => /^npm error ./.test(line))
  throw new Failure(['npm could not install the packages:', ...complaints.slice(0, 10)].join('\n'))
}

/** The npm that started us, else the one on the PATH. */
function findNpm() {
  const cli = process.env.npm_execpath
  if (cli && basename(cli).startsWith('npm-cli')) return { command: process.execPath, before: [cli] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] }
}

/** `npm --prefix x start` passes on its relative prefix, which would install into the wrong folder. */
function withoutOuterNpm() {
  const outer = Object.keys(process.env).filter(name =>
    /^npm_(config_(local_|global_)?prefix|package_|lifecycle_)/.test(name),
  )
  return Object.fromEntries(outer.map(name => [name, undefined]))
}
