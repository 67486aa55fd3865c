//! Browsers: which pages may use the server, and what it tells browsers to keep to.

use crate::house::{House, bot, here, open};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// A browser that was led here by another page gets nothing, whatever its cookie.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_pages_are_kept_out() {
    let house = House::new().await;
    let mut ada = house.client();
    let two = json!([here("Ada"), bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": two})).await;
    let mut led = ada.clone();
    led.headers.push(("Origin".to_owned(), "https://evil.example".to_owned()));
    assert!(led.socket(&id).await.is_err());
    let left = led.request("DELETE", &format!("/api/tables/{id}/seats/0"), None).await;
    assert_eq!(left.expect("an answer").json()["error"]["code"], "origin");
    let mut own = ada.clone();
    own.headers.push(("Origin".to_owned(), format!("http://{}", house.address)));
    assert!(own.socket(&id).await.is_ok());
    let answer = ada.get("/api/health").await.expect("an answer");
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe-eval"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    let metrics = ada.get("/metrics").await.expect("the counters").body;
    assert!(metrics.contains("aufachse_tables 1"), "{metrics}");
}

/// A version that is not spoken gets its code in a frame, which a page can read, and in an answer
/// where no socket is asked for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_versions_are_told_so() {
    let house = House::new().await;
    let mut ada = house.client();
    let two = json!([here("Ada"), bot("random")]);
    let id = open(&mut ada, json!({"edition": "classic", "seats": two})).await;
    for query in ["", "?v=0", "?v=2", "?v=one", "?v="] {
        let path = format!("/api/tables/{id}/socket{query}");
        let mut socket = ada.socket_at(&path).await.expect("a socket");
        let error = socket.next().await.expect("a message");
        assert_eq!(
            (&error["type"], &error["error"]["code"]),
            (&json!("error"), &json!("bad-version"))
        );
        assert!(error["revision"].is_number());
        assert_eq!(socket.end().await, Some((1008, "bad-version".to_owned())));
        let plain = ada.get(&path).await.expect("an answer");
        assert_eq!((plain.status, &plain.json()["error"]["code"]), (400, &json!("bad-version")));
    }
    let plain = ada.get(&format!("/api/tables/{id}/socket?v=1")).await.expect("an answer");
    assert_eq!(plain.json()["error"]["code"], "bad-request");
    let answer = ada.socket_at("/api/tables/nosuchtable/socket?v=1").await;
    assert!(answer.is_err_and(|error| error.to_string().contains("404")));
}

/// Every answer says what a browser may do with it, whatever it is: no script but the page's own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_has_its_headers() {
    let house = House::new().await;
    let mut client = house.client();
    for path in ["/", "/api/health", "/api/nothing", "/api/tables/none", "/metrics", "/assets/x.js"]
    {
        let answer = client.get(path).await.expect("an answer");
        let header = |name: &str| answer.header(name).unwrap_or_default().to_owned();
        let policy = header("content-security-policy");
        let rules: Vec<&str> = policy.split(';').map(str::trim).collect();
        for rule in [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(rules.contains(&rule), "{path}: {rule} is not in {policy}");
        }
        assert!(!policy.contains("unsafe-eval") && !policy.contains('*'), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(header("strict-transport-security").is_empty(), "{path}: there is no TLS here");
        if path.starts_with("/api") {
            assert_eq!(header("cache-control"), "no-store", "{path}");
        }
    }
}

/// The token is in a cookie that no script reads and that other pages' requests do not carry; where
/// players come by TLS it never goes without.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_kept_from_scripts() {
    let house = House::new().await;
    let table = json!({"edition": "classic", "seats": [here("Ada"), bot("random")]});
    let mut ada = house.client();
    let plain = ada.post("/api/tables", &table).await.expect("an answer");
    let cookie = plain.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.split("; ").any(|p| p == part), "{part}: {cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let token = cookie.split(['=', ';']).nth(1).expect("a token");
    assert!(!plain.body.contains(token), "the token is in the cookie alone");
    let again = ada.post("/api/tables", &table).await.expect("an answer");
    assert_eq!(again.header("set-cookie"), None, "one is enough");
    let tls = House::with(|config| config.origins = vec!["https://play.example".to_owned()]).await;
    let answer = tls.client().post("/api/tables", &table).await.expect("an answer");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("; Secure")));
    assert!(answer.header("strict-transport-security").is_some());
    // And that address is one of the server's own.
    let mut page = tls.client();
    page.headers.push(("Origin".to_owned(), "https://play.example".to_owned()));
    assert_eq!(page.post("/api/tables", &table).await.expect("an answer").status, 201);
    for origin in ["https://play.example.evil", "http://play.example", "null", "https://evil"] {
        let mut page = tls.client();
        page.headers.push(("Origin".to_owned(), origin.to_owned()));
        let answer = page.post("/api/tables", &table).await.expect("an answer");
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (403, &json!("origin")),
            "{origin}"
        );
    }
}

/// A name that somebody else points at this machine leads nowhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_name_for_this_machine_is_refused() {
    let house = House::new().await;
    for (name, allowed) in [
        ("localhost", true),
        ("127.0.0.1:8282", true),
        ("[::1]:80", true),
        ("evil.example", false),
        ("127.0.0.1.evil.example", false),
    ] {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.expect("it");
        let request =
            format!("GET /api/health HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert_eq!(answer.starts_with("HTTP/1.1 200"), allowed, "{name}: {answer}");
    }
}

/// Secrets are compared in constant time, and only in one place.
#[test]
fn secrets_are_compared_in_one_place() {
    fn visit(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                visit(&path, found);
            } else if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("ct_eq")) {
                found.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
            }
        }
    }
    let mut found = Vec::new();
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, ["secret.rs"]);
}
