#!/usr/bin/env bash
# Starts a PostgreSQL server with pgvector whose data is in a folder of its own; no package is installed.
# Usage, as root on Debian: postgres.sh FOLDER PORT. FOLDER/stop ends the server. User postgres, no password, 127.0.0.1 only.
# The programs are unpacked and compiled once per version, into /var/cache/earshot.
set -euo pipefail

script=$(realpath "$0")
folder=$(realpath -m "$1")
port=$2
as_root='-o APT::Sandbox::User=root'
mkdir -p "$folder"/{lists/partial,data}

apt-get -qq update
major=$(apt-cache depends postgresql | sed -n 's/.*Depends: postgresql-\([0-9]*\)$/\1/p' | head -1)
[ -n "$major" ] || { echo 'No PostgreSQL package is known to apt on this machine.' >&2; exit 1; }
version=$(apt-cache policy "postgresql-$major" | sed -n 's/^ *Candidate: //p')
programs=/var/cache/earshot/postgresql-$version-$(sha256sum "$script" | cut -c1-12)

# Unpacks what the server needs and this machine lacks, and compiles pgvector against it.
make_programs() {
  local into=$1 wanted missing package archive apart pgvector
  mkdir -p "$into"/{packages,source}
  wanted="postgresql-$major postgresql-client-$major postgresql-server-dev-$major libpq5"
  missing=$(apt-get -s install --no-install-recommends "postgresql-$major" 2>/dev/null | sed -n 's/^Inst \([^ ]*\) .*/\1/p')
  cd "$into/packages"
  # shellcheck disable=SC2086
  apt-get -qq $as_root download $(printf '%s\n' $wanted $missing | sort -u)
  for package in *.deb; do dpkg -x "$package" "$into"; done

  # Debian has had pgvector since trixie. Only its source is taken from there, so that no newer library comes with it.
  cd "$into/source"
  archive=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep '/debian/$' | head -1)
  echo "deb-src $archive trixie main" >"$folder/source.list"
  apart="-qq $as_root -o Dir::Etc::SourceList=$folder/source.list -o Dir::Etc::SourceParts=- -o Dir::State::Lists=$folder/lists"
  apart="$apart -o Dir::Cache::PkgCache= -o Dir::Cache::SrcPkgCache="
  # shellcheck disable=SC2086
  apt-get $apart update
  # shellcheck disable=SC2086
  apt-get $apart source --download-only pgvector
  tar xzf pgvector_*.orig.tar.gz --strip-components=1
  pgvector=$(sed -n "s/^default_version *= *'\(.*\)'/\1/p" vector.control)
  gcc -O2 -ftree-vectorize -fassociative-math -fno-signed-zeros -fno-trapping-math -fPIC -shared \
    -I"$into/usr/include/postgresql/$major/server" -o "$into/usr/lib/postgresql/$major/lib/vector.so" src/*.c
  cp sql/vector.sql "$into/usr/share/postgresql/$major/extension/vector--$pgvector.sql"
  cp vector.control "$into/usr/share/postgresql/$major/extension/"
  rm -rf "$into"/{packages,source}
}

if [ ! -d "$programs" ]; then
  mkdir -p /var/cache/earshot
  draft=$(mktemp -d /var/cache/earshot/draft.XXXXXX)
  trap 'rm -rf "$draft"' EXIT
  (make_programs "$draft")
  chmod 755 "$draft"
  # Another run may have been quicker; its programs are as good.
  mv -T "$draft" "$programs" 2>/dev/null || [ -d "$programs" ]
fi

home=$programs/usr/lib/postgresql/$major
LD_LIBRARY_PATH=$programs/usr/lib/$(gcc -print-multiarch)
export LD_LIBRARY_PATH

# The server refuses to run as root, so it needs a user that exists and can reach the folder.
owner=postgres
id "$owner" >/dev/null 2>&1 || owner=nobody
for parent in "$folder" "$(dirname "$folder")"; do chmod a+x "$parent"; done
chown "$owner" "$folder/data"
run="setpriv --reuid=$owner --regid=$(id -g "$owner") --clear-groups"
cd "$folder/data"
$run "$home/bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
printf "listen_addresses = '127.0.0.1'\nport = %s\nunix_socket_directories = ''\nfsync = off\n" "$port" >>"$folder/data/postgresql.conf"
printf '#!/bin/sh\nexport LD_LIBRARY_PATH=%s\ncd %s && exec %s %s -D %s -m fast stop >/dev/null\n' \
  "$LD_LIBRARY_PATH" "$folder/data" "$run" "$home/bin/pg_ctl" "$folder/data" >"$folder/stop"
chmod +x "$folder/stop"
$run "$home/bin/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -w start >/dev/null
"$home/bin/psql" -qAt -h 127.0.0.1 -p "$port" -U postgres -c 'create extension vector' \
  -c "select 'PostgreSQL ' || current_setting('server_version') || ' with pgvector ' || extversion from pg_extension where extname = 'vector'"
