// Imported first, so that an old Node prints a sentence instead of a syntax error.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [major, minor] = engines.node.match(/\d+/g).map(Number)
const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)

if (ourMajor < major || (ourMajor === major && ourMinor < minor)) {
  console.error(
    `Samovar needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}
