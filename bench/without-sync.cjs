// Preloaded into a server, disables fsync of the embedded database, so that its cost can be measured.
require('node:fs').fsyncSync = () => undefined;
