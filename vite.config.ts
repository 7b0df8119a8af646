import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './web/vite-calls.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('./web'),
  plugins: [react(), callsPlugin()],
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    /** An inlined font or picture would need `data:` in the content security policy. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        /** The screen table lists every other file: names would be a tenth of it. The manifest says which file is which. */
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        /**
         * Chunks follow from imports: the entry with all that it imports (the landing included) is one file, what very many screens
         * share is another, and the rest is split by which screens use it. `npm run bench` holds each screen to its budget.
         */
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'shared', minShareCount: 12, maxModuleSize: 20_000 },
          ],
        },
      },
    },
  },
  /** In development the page comes from the API server and its scripts from here. */
  server: {
    port: 5173,
    strictPort: true,
    cors: { origin: /^https?:\/\/([a-z0-9-]+\.)*localhost(:\d+)?$/ },
    fs: { allow: [here('.')] },
  },
})
