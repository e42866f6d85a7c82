#!/bin/sh
# Runs the steps of the container file without a container engine: builds, then runs the server as another user with only its
# folders, until it is healthy.
#   deploy/container/try-steps.sh [port]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
port=${1:-3055}
work=$(mktemp -d /tmp/kkini-container-XXXXXX)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT

"$here/build.sh" "$work/app"
mkdir "$work/data"
chmod 755 "$work"
user=
if [ "$(id -u)" = 0 ]; then
  chown 10001:10001 "$work/data"
  user="setpriv --reuid 10001 --regid 10001 --clear-groups"
fi
cd /
$user env -i PATH="$PATH" HOME="$work/data" NODE_ENV=production HOST=127.0.0.1 PORT="$port" KKINI_DATA_DIR="$work/data" \
  node "$work/app/apps/api/dist/server.js" >"$work/log" 2>&1 &
server=$!
for try in $(seq 120); do
  if PORT=$port node "$work/app/deploy/container/healthcheck.mjs"; then
    echo "healthy after $try looks, $(du -sm "$work/app" | cut -f1) MB"
    curl -fsS "http://127.0.0.1:$port/" | grep -q '<title>' && echo 'the page is served'
    curl -fsS "http://127.0.0.1:$port/config.json" >/dev/null && echo 'calls are answered'
    $user env -i PATH="$PATH" PORT="$port" KKINI_DATA_DIR="$work/data" "$work/app/kkini" doctor
    kill -TERM "$server"
    wait "$server" && echo 'it ends by itself when asked to'
    server=
    exit 0
  fi
  sleep 1
done
cat "$work/log" >&2
exit 1
