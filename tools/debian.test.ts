import { expect, test } from 'vitest'
import { findProgram, findPrograms } from './lib/debian.mjs'

test('programs that are missing and cannot be installed are named with their packages', async () => {
  const packages = { sh: 'dash', 'no-such-program': 'no-such-package' }
  await expect(findPrograms(packages, { mayInstall: false })).rejects.toThrow(
    "Missing: no-such-program (Debian's package no-such-package). Install with: apt-get install no-such-package",
  )
  await expect(findPrograms({ sh: 'dash' }, { mayInstall: false })).resolves.toBeUndefined()
  expect(findProgram('sh')).toMatch(/\/sh$/)
})
