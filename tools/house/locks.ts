import { isTest, type Source, topFolderOf, visit } from './source.ts'

const lockFile = 'server/platform/db/lock.ts'
const switchFile = 'server/platform/db/lock-switch.ts'
const controls = 'server/testing/race.ts'

const lockInSql = /\bfor (no key update|key share|update|share)\b|\bpg_(try_)?advisory_xact_lock/i

/** Locks are taken by name in one file, can be turned off only by tests, and each has a control test. */
export function checkLocks(sources: Source[]): string[] {
  return [...sources.flatMap(checkSwitch), ...sources.flatMap(checkTaking), ...checkControls(sources)]
}

const checkSwitch = ({ path, imports }: Source): string[] =>
  path === lockFile || path === controls
    ? []
    : imports.flatMap(({ target, line }) =>
        target === switchFile ? [`${path}:${line} only ${controls} may turn locks off`] : [],
      )

/** Session-level locks are not part of a call and exempt. */
function checkTaking({ path, program, lineAt }: Source): string[] {
  if (topFolderOf(path) !== 'server' || isTest(path) || path === lockFile) return []
  const problems: string[] = []
  visit(program, node => {
    if (node.type === 'TemplateElement' && lockInSql.test(node.value.raw))
      problems.push(`${path}:${lineAt(node.start)} takes a lock without ${lockFile}`)
  })
  return problems
}

function checkControls(sources: Source[]): string[] {
  const tests = sources.filter(({ path }) => isTest(path) && path !== controls).map(each => each.textWithoutComments)
  const list = sources.find(({ path }) => path === lockFile)
  if (!list) return []
  return namesIn(list).flatMap(({ name, line }) =>
    tests.some(text => text.includes(`withoutLock('${name}'`))
      ? []
      : [`${lockFile}:${line} no test shows what happens without the lock "${name}"`],
  )
}

function namesIn({ program, lineAt }: Source): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = []
  visit(program, node => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== 'locks' || !node.init)
      return
    visit(node.init, part => {
      if (part.type !== 'Property') return
      const name = part.key.type === 'Identifier' ? part.key.name : part.key.type === 'Literal' ? part.key.value : ''
      names.push({ name: String(name), line: lineAt(part.start) })
    })
  })
  return names
}
