#!/bin/sh
# Builds the product and puts only the files a server needs into a new folder. The container file runs this; it also works without
# a container engine.
#   deploy/container/build.sh <folder>
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
out=$1
[ ! -e "$out" ] || { echo "$out exists; name a new folder" >&2; exit 1; }

cd "$root"
[ -d node_modules ] || npm ci --no-audit --no-fund
node commands/build.mjs

for part in package.json package-lock.json .npmrc LICENSE apps/api/package.json apps/api/dist apps/web/package.json apps/web/dist \
  packages/catalog/dist packages/*/package.json deploy/container/healthcheck.mjs; do
  mkdir -p "$out/$(dirname "$part")"
  cp -R "$part" "$out/$part"
done
cp deploy/container/kkini "$out/kkini"
cd "$out"
npm ci --omit=dev --workspace apps/api --no-audit --no-fund
