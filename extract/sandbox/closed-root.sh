# Runs a command in a file system that holds nothing but the given paths, read-only where the system allows it.
# Usage, inside a new user, PID and mount namespace: closed-root.sh MOUNT-POINT COUNT PATH… COUNT HIDDEN-FOLDER… COMMAND…
set -eu
root=$1 count=$2
shift 2
mount -t tmpfs -o mode=0755,size=1m none "$root"
while [ "$count" -gt 0 ]; do
  path=$1 count=$((count - 1))
  shift
  if [ -d "$path" ]; then mkdir -p "$root$path"; else mkdir -p "$root${path%/*}" && : >"$root$path"; fi
  mount -o bind,ro "$path" "$root$path" 2>/dev/null || mount --rbind "$path" "$root$path"
done
hidden=$1
shift
while [ "$hidden" -gt 0 ]; do
  folder=$1 hidden=$((hidden - 1))
  shift
  [ ! -d "$root$folder" ] || mount -t tmpfs -o ro,size=4k none "$root$folder"
done
mkdir "$root/.old" "$root/proc"
# umount reads it.
mount --rbind /proc "$root/proc"
cd "$root"
pivot_root . .old
cd /
umount -l /.old
umount -l /proc
set +e
# Not exec: the first process of a namespace ignores the signals by which the command reports its end.
"$@"
exit $?
