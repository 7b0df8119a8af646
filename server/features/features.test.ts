import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { mailboxTransport } from '#server/platform/mail/mailbox.ts'
import { makeFeatures } from './features.ts'

const features = makeFeatures(mailboxTransport(), readConfig({}))

const isTwice = (name: string, position: number, all: string[]) => all.indexOf(name) !== position

test('every row of the contract has an action, once', () => {
  const joined = features.flatMap(({ calls }) => calls.map(({ row }) => row.call))
  const promised = Object.values(api).flatMap(group => Object.values(group as Record<string, Endpoint>))
  expect(joined.sort()).toEqual(promised.map(({ call }) => call).sort())
})

test('every feature.ts is in the list, under the name of its folder', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const folders = files.filter(file => path.basename(file) === 'feature.ts').map(file => path.dirname(file))
  expect(features.map(({ name }) => name).sort()).toEqual(folders.map(each => each.replaceAll(path.sep, '/')).sort())
})

test.each([
  ['job', features.flatMap(({ jobs }) => jobs.map(({ name }) => name))],
  ['listener', features.flatMap(({ listeners }) => listeners.map(({ name }) => name))],
  ['chore', features.flatMap(({ chores }) => chores.map(({ name }) => name))],
  ['preview', features.flatMap(({ previews }) => Object.keys(previews))],
])('no two features have a %s of the same name', (_kind, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(isTwice)).toEqual([])
})
