import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure, lastLines, Stopped } from './report.mjs'
import { run, runNode } from './run.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const appPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const playwright = 'node_modules/@playwright/test/cli.js'
const aptGet = '/usr/bin/apt-get'

/**
 * Path of a Chromium that runs here: the configured one, else Playwright's, else Debian's. Throws when there is none.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await doesRun(chosen)) return chosen
    throw new Failure(`CHROMIUM_PATH names ${chosen}, which does not run.`)
  }
  for (const find of [findInstalled, findPlaywrights, downloadPlaywrights, installDebians]) {
    for (const path of await find()) if (await doesRun(path)) return path
  }
  throw new Failure(
    'There is no browser for the stories, and none could be installed. Install Chromium, or set CHROMIUM_PATH.',
  )
}

/** A browser may be installed without the libraries it needs, so it has to render a page. */
async function doesRun(path) {
  const page = 'data:text/html,<p>it%20runs</p>'
  try {
    const { output } = await run(path, ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', page], {
      timeout: 30_000,
    })
    return output.includes('it runs')
  } catch (error) {
    if (error instanceof Stopped) throw error
    return false
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap(name => folders.map(folder => join(folder, name))), ...appPaths].filter(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Playwright lists the folders of the revisions that it supports. */
async function findPlaywrights() {
  const { output } = await runNode(playwright, ['install', '--dry-run', 'chromium', 'chromium-headless-shell'])
  const folders = [...output.matchAll(/Install location:\s+(.+)/g)]
    .map(([, folder]) => folder.trim())
    .filter(folder => existsSync(folder))
  const isBrowser = name =>
    /(^|[\\/])(chrome|Chromium|Google Chrome for Testing|(chrome-)?headless[-_]shell)(\.exe)?$/.test(name)
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(isBrowser)
      .map(name => join(folder, name))
      .filter(isProgram),
  )
}

async function downloadPlaywrights() {
  console.log('Fetching a browser…')
  const { code } = await runNode(playwright, ['install', 'chromium-headless-shell'], { timeout: 300_000 })
  return code === 0 ? findPlaywrights() : []
}

async function installDebians() {
  const mayInstall = process.getuid?.() === 0 && existsSync(aptGet)
  if (!mayInstall) return []
  console.log("Installing Debian's chromium-headless-shell…")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', 'chromium-headless-shell', 'fonts-noto-core']]) {
    const { code, output } = await run(aptGet, args, { env })
    if (code !== 0) console.log(lastLines(output, 5))
  }
  return ['/usr/bin/chromium-headless-shell'].filter(isProgram)
}
