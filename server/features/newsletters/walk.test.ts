import { walk } from '#server/testing/walk.ts'

walk('newsletters')
