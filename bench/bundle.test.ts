import { describe, expect, it } from 'vitest'
import { closureOf, entryOf, filesOf, type Manifest, ownOf } from './bundle.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['Landing.tsx', 'Login.tsx'],
  },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'Landing.tsx': { file: 'landing.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'Login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_form.js'] },
  'font.woff2': { file: 'font.woff2' },
}

describe('bundle', () => {
  it('finds the entry chunk', () => {
    expect(entryOf(manifest)).toBe('index.html')
    expect(() => entryOf({})).toThrow()
  })

  it('follows static imports, also circular ones, and no dynamic ones', () => {
    expect([...closureOf(manifest, 'index.html')]).toEqual(['index.html', '_react.js', '_shared.js'])
    expect(() => closureOf(manifest, 'Gone.tsx')).toThrow('Gone.tsx')
  })

  it('counts for a screen only chunks that were not loaded before', () => {
    const present = closureOf(manifest, 'index.html')
    expect(ownOf(manifest, ['Landing.tsx'], present)).toEqual(['Landing.tsx'])
    expect(ownOf(manifest, ['Login.tsx', 'Landing.tsx'], present)).toEqual(['Login.tsx', '_form.js', 'Landing.tsx'])
  })

  it('lists scripts only', () => {
    expect(filesOf(manifest, ['Login.tsx', 'font.woff2'])).toEqual(['login.js'])
  })
})
