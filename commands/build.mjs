// Builds the outdated parts of the product, so that the next start need not.
import { join } from 'node:path';
import { buildParts } from './build-parts.mjs';

buildParts(join(import.meta.dirname, '..'));
