import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure, lastLines } from './report.mjs'
import { run } from './run.mjs'

const aptGet = '/usr/bin/apt-get'

/** Debian keeps daemons in folders that are not on the path of every user. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Where a program is installed. */
export const findProgram = name =>
  folders()
    .map(folder => join(folder, name))
    .find(isProgram)

/**
 * Finds programs by their Debian packages, and as root installs those that are missing. Names what is still missing.
 * @param {Record<string, string>} packages package of each program
 */
export async function findPrograms(packages, { mayInstall = process.getuid?.() === 0 && existsSync(aptGet) } = {}) {
  const missing = () => Object.keys(packages).filter(name => !findProgram(name))
  if (missing().length > 0 && mayInstall) await installPackages(missing().map(name => packages[name]))
  const absent = missing()
  if (absent.length === 0) return
  const names = absent.map(name => `${name} (Debian's package ${packages[name]})`)
  throw new Failure(
    `Missing: ${names.join(', ')}. Install with: apt-get install ${absent.map(name => packages[name]).join(' ')}`,
  )
}

async function installPackages(names) {
  console.log(`Installing ${names.join(', ')}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const attempt = args => run(aptGet, args, { env })
  const args = ['install', '-y', '--no-install-recommends', ...names]
  if ((await attempt(args)).code === 0) return
  await attempt(['update'])
  const { code, output } = await attempt(args)
  if (code !== 0) console.log(lastLines(output, 5))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
