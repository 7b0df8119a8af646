import { build } from 'esbuild'
import { expect, test } from '../test.ts'

/** The title of a toast alone, in a real browser: the cleaner needs one, and no screen shows foreign HTML by itself. */
async function bundleTitle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        import { ToastTitle } from '#web/shell/notices/ToastTitle.tsx'
        globalThis.show = title => createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastTitle title={title} />)`,
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    loader: { '.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"http://localhost/toast.js"' },
  })
  return outputFiles.find(file => file.path.endsWith('.js'))?.text ?? ''
}

test('a toast with HTML in its title shows the emphasis and runs no script', { tag: '@desktop' }, async ({ page }) => {
  // A page without a content security policy, which the shared page need not have.
  await page.goto('about:blank')
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: await bundleTitle() })
  const attack =
    'Hello <b>Anna</b><img src=x onerror="hacked = 1"><svg onload="hacked = 1"></svg><script>hacked = 1</script><a href="javascript:hacked = 1">x</a>'
  await page.evaluate(title => (globalThis as unknown as { show: (title: string) => void }).show(title), attack)
  await expect(page.locator('p b')).toHaveText('Anna')
  await expect(page.locator('p img, p svg, p script, p a')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
})
