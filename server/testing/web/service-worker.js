// The service worker of the build, for tests of its headers.
