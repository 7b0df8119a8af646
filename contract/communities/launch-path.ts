/** Where "Launch your own community" leads, unless a community links elsewhere. */
export const launchPath = '/launch'
