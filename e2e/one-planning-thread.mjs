// Makes the server see a single core, so that it plans in one thread. Each thread warms up, and journeys seldom plan two weeks at
// once.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.availableParallelism = () => 1;
syncBuiltinESMExports();
