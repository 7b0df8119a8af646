import './lib/require-node.mjs'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { Failure, main, since } from './lib/report.mjs'
import { root, runNode } from './lib/run.mjs'
import { leastScore, scoreFolders, survivors } from './mutation/score.mjs'

/** Pure files whose tests need no database. Each has its test beside it: `rules.ts` has `rules.test.ts`. */
const mutated = [
  /^contract\/shapes\.ts$/,
  /^contract\/events\/(calendar-links|event-problems)\.ts$/,
  /^server\/features\/events\/(calendar\/calendar-(file|token)|maps-link\/maps-link-plus-code)\.ts$/,
  /^server\/features\/.+\/(access|redirect|rules)\.ts$/,
  /^server\/features\/matching\/pair-judgement\/claim\.ts$/,
  /^server\/platform\/http\/(access|addresses|cursor|language|token)\.ts$/,
  /^web\/.+\/(loginParameters|readMagicLink|redirects?)\.ts$/,
]
const trees = ['contract', 'server', 'web']
const testOf = file => file.replace(/\.ts$/, '.test.ts')
const report = join(root, 'dist/mutation/report.json')

/** `npm run mutate -- matching/intro` takes the files whose path has one of these parts. */
function listFiles(parts) {
  const files = trees
    .flatMap(tree =>
      readdirSync(join(root, tree), { recursive: true }).map(path => `${tree}/${path.replaceAll('\\', '/')}`),
    )
    .filter(file => mutated.some(pattern => pattern.test(file)))
    .filter(file => parts.length === 0 || parts.some(part => file.includes(part)))
  const untested = files.filter(file => !existsSync(join(root, testOf(file))))
  if (untested.length > 0) throw new Failure(`A pure file needs a test beside it:\n  ${untested.join('\n  ')}`)
  if (files.length === 0) throw new Failure('No file to mutate has such a path.')
  return files.sort()
}

/** One tree at a time, so that what every file imports is not tested by all of them. */
async function mutate(files) {
  rmSync(join(root, 'dist/mutation'), { recursive: true, force: true })
  const env = { MUTATION_TESTS: JSON.stringify(files.map(testOf)) }
  const args = ['run', 'tools/mutation/stryker.json', '--mutate', files.join(',')]
  const { code } = await runNode('node_modules/@stryker-mutator/core/bin/stryker.js', args, { isShown: true, env })
  if (code !== 0 || !existsSync(report)) throw new Failure(`Stryker ended with code ${code}.`)
  return Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
}

await main(async () => {
  await install({ withDev: true })
  const began = performance.now()
  const files = listFiles(process.argv.slice(2))
  const results = []
  for (const tree of trees) {
    const ofTree = files.filter(file => file.startsWith(`${tree}/`))
    if (ofTree.length > 0) results.push(...(await mutate(ofTree)))
  }
  const lines = survivors(results)
  if (lines.length > 0) console.log(['\nSurvived:', ...lines].join('\n  '))
  const folders = scoreFolders(results)
  const width = Math.max(...folders.map(({ folder }) => folder.length))
  console.log(`\n${'folder'.padEnd(width)}  mutants  killed   score`)
  for (const { folder, valid, detected, score } of folders)
    console.log(
      `${folder.padEnd(width)}  ${String(valid).padStart(7)}  ${String(detected).padStart(6)}  ${score.toFixed(1).padStart(5)} %`,
    )
  const low = folders.filter(({ score }) => score < leastScore)
  console.log(`\n${low.length > 0 ? '✗' : '✓'} ${files.length} files in ${folders.length} folders (${since(began)})`)
  if (low.length > 0) console.log(`Below ${leastScore} %: ${low.map(({ folder }) => folder).join(', ')}`)
  return low.length > 0 ? 1 : 0
})
