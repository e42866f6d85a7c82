// Preloaded into a server, keeps the embedded database from waiting for the disk, so that the wait can be measured.
require('node:fs').fsyncSync = () => undefined;
