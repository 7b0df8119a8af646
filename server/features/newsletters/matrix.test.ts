import { matrix } from '#server/testing/matrix.ts'

matrix('newsletters')
