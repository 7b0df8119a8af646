import { basename } from 'node:path'
import { isTest, type Source, topFolderOf, visit } from './source.ts'

const emptyWords = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'service', 'dto']

/** A file is named after its contents; these words fit anything. */
export const checkFileNames = (paths: string[]): string[] =>
  paths.flatMap(path => {
    if (/(^|\/)index\.[cm]?tsx?$/.test(path)) return [`${path}:1 is a barrel: import the file itself`]
    const words = path.replaceAll('service-worker', '').split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    const empty = words.find(word => emptyWords.includes(word.toLowerCase()))
    return empty ? [`${path}:1 "${empty}" says nothing about what the file holds`] : []
  })

/** Some tools load a file by its default export. */
const isLoadedByTool = (path: string) =>
  /\.config\.ts$/.test(path) || /^server\/testing\/[^/]+-setup\.ts$/.test(path) || /^e2e\/[^/]*setup\.ts$/.test(path)

export const checkDefaultExports = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => !isLoadedByTool(path) && !path.includes('/generated/'))
    .flatMap(({ path, defaultExports }) => defaultExports.map(line => `${path}:${line} has a default export`))

const communities = ['samovar', 'vtb', 'avito', 'tim', 'jo', 'alumni']

/** Communities are data: no code names one. */
export const checkCommunityNames = (sources: Source[]): string[] =>
  sources.filter(isProduct).flatMap(({ path, program, lineAt }) => {
    const problems: string[] = []
    visit(program, node => {
      const text = textOf(node)
      if (text !== undefined && communities.includes(text))
        problems.push(`${path}:${lineAt(node.start)} names the community "${text}"`)
    })
    return problems
  })

const isProduct = ({ path }: Source) =>
  ['contract', 'design', 'server', 'web'].includes(topFolderOf(path) ?? '') &&
  !isTest(path) &&
  !/^contract\/(\w+\/)?words\//.test(path)

function textOf(node: Parameters<Parameters<typeof visit>[1]>[0]): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || node.quasis.length !== 1) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

export function checkMigrations(paths: string[]): string[] {
  const migrations = paths.filter(path => path.startsWith('server/migrations/') && path.endsWith('.sql'))
  return migrations.flatMap((path, at) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(basename(path))?.[1]
    if (!number) return [`${path}:1 is not named like 0001_what_it_does.sql`]
    return Number(number) === at + 1 ? [] : [`${path}:1 should have the number ${String(at + 1).padStart(4, '0')}`]
  })
}
