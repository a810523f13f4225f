#!/bin/sh
# A real S3 server for tests: Ceph's gateway over one store in memory, in a folder that is removed at the end.
# Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd
# Usage: ceph.sh PORT ACCESS_KEY SECRET_KEY. Says "ready" once it answers; ends with its input.
set -eu

port=$1 access=$2 secret=$3
dir=$(mktemp -d "${TMPDIR:-/tmp}/matte-ceph-XXXXXX")
conf=$dir/ceph.conf
id=$(cat /proc/sys/kernel/random/uuid)
osd=$(cat /proc/sys/kernel/random/uuid)
mon=$((port + 1))
pids=

stop() {
  trap - EXIT INT TERM
  # shellcheck disable=SC2086
  [ -z "$pids" ] || kill -9 $pids 2>/dev/null || true
  rm -rf "$dir"
}
trap stop EXIT
trap 'exit 1' INT TERM

cat > "$conf" <<CONF
[global]
fsid = $id
mon_initial_members = a
mon_host = v1:127.0.0.1:$mon
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr2 = false
run_dir = $dir
admin_socket = $dir/\$name.asok
log_file = $dir/\$name.log
pid_file =
keyring = $dir/keyring
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data = $dir/mon
osd_data = $dir/osd
rgw_data = $dir/rgw
CONF
mkdir "$dir/mon" "$dir/osd" "$dir/rgw"
touch "$dir/keyring"

{
  monmaptool --create --fsid "$id" --addv a "[v1:127.0.0.1:$mon]" "$dir/monmap"
  ceph-mon -c "$conf" --mkfs -i a --monmap "$dir/monmap"
} > "$dir/setup.log" 2>&1
ceph-mon -c "$conf" -i a -f < /dev/null > "$dir/mon.out" 2>&1 &
pids="$pids $!"
ceph -c "$conf" --connect-timeout 60 osd new "$osd" < /dev/null >> "$dir/setup.log" 2>&1
ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd" >> "$dir/setup.log" 2>&1
ceph-osd -c "$conf" -i 0 -f < /dev/null > "$dir/osd.out" 2>&1 &
pids="$pids $!"
radosgw -c "$conf" -n client.rgw -f --rgw_frontends="beast endpoint=127.0.0.1:$port" < /dev/null > "$dir/rgw.out" 2>&1 &
pids="$pids $!"
radosgw-admin -c "$conf" -n client.rgw user create --uid matte --display-name Matte \
  --access-key "$access" --secret-key "$secret" < /dev/null >> "$dir/setup.log" 2>&1
until curl --silent --output /dev/null "http://127.0.0.1:$port/"; do sleep 0.2; done
echo ready
cat > /dev/null
