// Builds the outdated parts of the product, so that the next start does not have to.
import { join } from 'node:path';
import { buildParts } from './build-parts.mjs';

buildParts(join(import.meta.dirname, '..'));
