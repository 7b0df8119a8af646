import { memberImportApi } from '#contract/crm/member-import.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { memberImportChores, memberImportJobs } from './jobs.ts'
import * as store from './store.ts'

export const memberImportFeature = feature('crm/member-import', {
  calls: joinCalls(memberImportApi, actions),
  jobs: memberImportJobs,
  chores: memberImportChores,
  letters: { 'crm.imported': 'SERVICE' },
  personalData: [
    {
      table: 'member_import',
      exported: { memberImports: store.exportImports },
      deletion: { anonymise: store.forgetAuthor },
    },
    {
      table: 'member_import_row',
      exported: { importedRows: store.exportRows },
      deletion: { remove: store.removeRowsAbout },
    },
  ],
})
