vcl 4.1;
# Varnish 7 in front of Parvis, with varnish-modules (xkey). See README.md in this folder.
# PARVIS_CACHES=varnish:http://ADDRESS:6081 makes Parvis tell the keys of its pages and purge them.

import std;
import xkey;

backend parvis {
  .host = "127.0.0.1";
  .port = "8080";
  .between_bytes_timeout = 300s;
  .first_byte_timeout = 300s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# The processes of Parvis that send purges.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # With PARVIS_CACHE_KEY, also compare req.http.purge-key with it here.
  if (req.method == "PURGE") {
    if (!client.ip ~ purgers) {
      return (synth(403));
    }
    return (synth(200, "purged " + xkey.purge(req.http.xkey-purge)));
  }
  unset req.http.xkey-purge;
  unset req.http.purge-key;
  if (req.http.upgrade) {
    return (pipe);
  }
  # What belongs to a person: sessions, tokens, and everything that writes.
  if ((req.method != "GET" && req.method != "HEAD")
      || req.http.Authorization
      || req.http.Cookie ~ "(^|;\s*)((__Host-)?parvis_session|rh_alerts_token)="
      || req.url ~ "^/(admin|api|mail|readyz|healthz)(/|\?|$)") {
    return (pass);
  }
  # A page that depends on any other cookie says so, and is not kept.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else {
    # Drafts, forms, errors, pages of persons, pages marked as stale: for one visitor.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Cloudflare-CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
