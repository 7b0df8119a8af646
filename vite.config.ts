import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './web/vite-calls.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What opens over a screen, and what that stands on. */
const overlay =
  /@floating-ui|react-remove-scroll|web\/ui\/Sheet|(Modal|ScrollArea|Overlay|Portal|CloseButton|FocusTrap)\w*\//

/** The ways in and out, but for the one field of the landing. */
const auth = /web\/(features\/auth\/(?!login\/(\w*[sS]hortSignIn|credentials))|lib\/(signingIn|carried))/

/** What most of them share is one small file. */
const authFrame =
  /web\/(features\/auth\/.*(use[AC]\w+|countdown|LoginFrame|LoginArt|RevealIcon|ResendRow|WayInFrame)|lib\/(signingIn|carried))\.tsx?$/

/** Of Mantine, what the landing is made of; the rest stays with the screens that use it. */
const mantine = /@mantine\//
const mantineForAll =
  /@mantine\/(core\/esm\/(core|components\/(Button|Loader|UnstyledButton|Transition))|hooks\/esm\/use-(id|merged-ref|reduced-motion|media-query|isomorphic-effect|did-update))\//

/** The icons of the landing and its header. */
const icons = /lucide-react\/dist\/esm\/icons\//
const iconsForAll = /icons\/(arrow-right|check|globe|mail|menu|x)\./

/** What Mantine's menus and dialogs stand on. */
const overlayGround =
  /node_modules\/(get-nonce|react-style-singleton|tslib|use-callback-ref|use-sidecar)\/|core\/utils\/(create-scoped-keydown-handler|find-element-ancestor|find-element-in-shadow-dom|get-context-item-index)\//

/** What many screens share, and the landing does not. */
const notForTheLanding =
  /web\/(lib\/(ago|clipboard|crossing|dates|help|leaving|myCommunities|newKey|queries|sender|sending|shownTags|useAttempt|useFormProblems|useWidth)|shell\/(LanguageChoice|NotLoaded|NoPermission|ContactButton|TabLinks)|ui\/(Banner|Kbd|LinkButton|PageHeader|photo|Sheet|SheetDialog|sheetProps|StatusBadge))\./

/** Stylesheets stay with the screens that use them, and the query library with those who are signed in. */
const isForAll = (id: string) =>
  !/\.css$|@tanstack|zod|web\/features\/(?!communities\/landing|auth)|contract\//.test(id) &&
  !notForTheLanding.test(id) &&
  !overlayGround.test(id) &&
  (!mantine.test(id) || mantineForAll.test(id)) &&
  (!icons.test(id) || iconsForAll.test(id)) &&
  !overlay.test(id) &&
  !auth.test(id)

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
        /** The first script lists every other file: a letter less of each is worth it. */
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        /** What most screens share is one file, instead of dozens of tiny ones. */
        codeSplitting: {
          groups: [
            { name: 'base', minShareCount: 4, test: isForAll },
            { name: 'icons', minShareCount: 2, test: (id: string) => icons.test(id) && !iconsForAll.test(id) },
            { name: 'auth', minShareCount: 3, test: authFrame, includeDependenciesRecursively: false },
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
