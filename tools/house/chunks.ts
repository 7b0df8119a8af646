import { isTest, type Source, topFolderOf, visit } from './source.ts'

const loaders = ['loadChunk', 'loadQuietly', 'lazyComponent']

/** The web app loads its chunks by functions that know what to do when one is gone. */
export const checkChunks = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => topFolderOf(path) === 'web' && !isTest(path))
    .flatMap(({ path, program, lineAt }) => {
      const loaded = new Set<number>()
      const all: number[] = []
      visit(program, node => {
        if (node.type === 'ImportExpression') all.push(node.start)
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
        if (loaders.includes(node.callee.name))
          visit(node, part => part.type === 'ImportExpression' && loaded.add(part.start))
      })
      return all
        .filter(start => !loaded.has(start))
        .map(start => `${path}:${lineAt(start)} loads a chunk without ${loaders.join(', ')}`)
    })
