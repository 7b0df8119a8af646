import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { since } from './report.mjs'
import { root, runNode } from './run.mjs'

/**
 * Result of a stage. A stage without tests counts only when it fails, as one failure.
 * @typedef {{ passed: number, failures: string[], skipped?: string[] }} Outcome
 */

const tsx = 'node_modules/tsx/dist/cli.mjs'

/** Runs a program whose exit code is the result; prints its output only when it fails. */
export async function check(title, script, args) {
  const began = performance.now()
  const { code, output } = await runNode(script, args)
  return show(title, began, code === 0 ? [] : [title], output)
}

export function show(title, began, failures, output = '') {
  if (failures.length > 0) console.log(output.trimEnd())
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${title} (${since(began)})`)
  return { passed: 0, failures }
}

export const checkTypes = () => check('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])

/** Checks that need one core, while type checking uses the other. */
export const checkRest = async () => [
  await check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--max-diagnostics=100']),
  await check('house', tsx, ['tools/check-house.ts']),
  await check('coverage', tsx, ['tools/check-coverage.ts']),
]

/** @returns {Promise<Outcome>} */
export async function runVitest(folder, filters) {
  const report = join(folder, 'vitest.json')
  const times = join(folder, 'vitest-times.json')
  const outcome = await runTests('unit and API tests', report, readVitest, {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=api', '--project=dom', '--project=pure', ...filters],
    env: { TEST_REPORT: report, TEST_TIMES: times },
  })
  return { ...outcome, times: existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : [] }
}

/** The checks of the benchmarks' own programs, which `npm run bench` runs before it measures. */
export const checkBench = () =>
  check('checks of the benchmarks', 'node_modules/vitest/vitest.mjs', ['run', '--project=bench'])

/**
 * Tests that need a program of the system, which `npm run test:peers` has found.
 * @returns {Promise<Outcome>}
 */
export function runPeers(folder, filters, browser) {
  const report = join(folder, 'peers.json')
  const args = ['run', '--project=peers', ...filters]
  const env = { TEST_REPORT: report, CHROMIUM_PATH: browser }
  return runTests('tests with programs of the system', report, readVitest, {
    script: 'node_modules/vitest/vitest.mjs',
    args,
    env,
  })
}

/** @returns {Promise<Outcome>} */
export async function runStories(folder, filters, browser) {
  const report = join(folder, 'stories.json')
  const args = ['test', '--reporter=line,json', ...filters]
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return runTests('stories', report, readPlaywright, { script: 'node_modules/@playwright/test/cli.js', args, env })
}

async function runTests(title, report, read, { script, args, env }) {
  const began = performance.now()
  // Some libraries behave differently in production; tests that need it set it themselves.
  const { code } = await runNode(script, args, { isShown: true, env: { NODE_ENV: undefined, ...env } })
  const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] }
  // A crash of the runner, or a run without tests, must not count as success.
  if (outcome.failures.length === 0 && code !== 0) outcome.failures.push(`${title}: the run ended with code ${code}`)
  else if (outcome.failures.length === 0 && outcome.passed === 0) outcome.failures.push(`${title}: no test ran`)
  console.log(`${outcome.failures.length > 0 ? '✗' : '✓'} ${title} (${since(began)})`)
  return outcome
}

/** The list at the end of a long run says why, too: what was printed before may be cut off. */
function withReason(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() && !/^\s+at /.test(line))
  return [title, ...lines.slice(0, 4).map(line => `    ${line.trim().slice(0, 200)}`)].join('\n')
}

/** @returns {Outcome} */
function readVitest({ testResults }) {
  const outcome = { passed: 0, failures: [], skipped: [] }
  for (const { name, status, message, assertionResults } of testResults) {
    for (const { status, title, ancestorTitles, failureMessages } of assertionResults) {
      const full = [relative(root, name), ...ancestorTitles, title].join(' › ')
      if (status === 'passed') outcome.passed++
      else if (status === 'failed') outcome.failures.push(withReason(full, failureMessages[0]))
      else outcome.skipped.push(full)
    }
    const isBroken = status === 'failed' && !assertionResults.some(({ status }) => status === 'failed')
    if (isBroken) outcome.failures.push(`${relative(root, name)}: ${message.split('\n')[0]}`)
  }
  return outcome
}

/** @returns {Outcome} */
function readPlaywright({ suites, errors }) {
  const outcome = { passed: 0, failures: errors.map(({ message }) => message.split('\n')[0]), skipped: [] }
  const seconds = new Map()
  const read = (suite, above) => {
    const here = suite.title ? [...above, suite.title] : above
    for (const spec of suite.specs ?? [])
      for (const { status, projectName, results } of spec.tests) {
        const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
        seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + spent)
        const full = [projectName, ...here, spec.title].filter(Boolean).join(' › ')
        if (status === 'expected' || status === 'flaky') outcome.passed++
        else if (status === 'unexpected') outcome.failures.push(withReason(full, results.at(-1)?.error?.message))
        else outcome.skipped.push(full)
        if (status === 'flaky') console.log(`passed only when repeated: ${full}`)
      }
    for (const inner of suite.suites ?? []) read(inner, here)
  }
  for (const suite of suites) read(suite, [])
  const times = [...seconds].map(([file, spent]) => ({ file: `e2e/${file}`, kind: 'story', seconds: spent }))
  return { ...outcome, times }
}
