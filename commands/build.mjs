// Builds what is outdated of the product. What is built here is not built once more when it starts.
import { join } from 'node:path';
import { buildParts } from './build-parts.mjs';

buildParts(join(import.meta.dirname, '..'));
