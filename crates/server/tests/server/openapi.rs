//! The document about the REST interface says what is there.

use crate::house::{House, bot, here, open};
use serde_json::{Value, json};

fn document() -> Value {
    serde_json::from_str(aufachse_server::OPENAPI).expect("JSON")
}

/// Every path and method of the router stands in the document, and none else.
#[test]
fn the_document_has_every_route() {
    let router = include_str!("../../src/http/mod.rs");
    let text: String = router.split_whitespace().collect();
    let mut routes = Vec::new();
    for part in text.split(".route(\"").skip(1) {
        let (path, rest) = part.split_once('"').expect("a path");
        let handlers = rest.split(".route(").next().unwrap_or(rest);
        let prefix = if path == "/metrics" { "" } else { "/api" };
        for method in ["get", "post", "delete"] {
            let first = format!(",{method}(");
            let later = format!(").{method}(");
            if handlers.starts_with(&first) || handlers.contains(&later) {
                routes.push(format!("{method} {prefix}{path}"));
            }
        }
    }
    routes.sort();
    let document = document();
    let paths = document["paths"].as_object().expect("paths");
    let mut told: Vec<String> = paths
        .iter()
        .flat_map(|(path, of)| {
            let methods = of.as_object().expect("methods").keys();
            methods.filter(|m| *m != "parameters").map(move |method| format!("{method} {path}"))
        })
        .collect();
    told.sort();
    assert_eq!(routes, told);
    assert!(routes.len() > 15, "{routes:?}");
}

/// Does a value have just the fields that a schema names?
fn fits(document: &Value, schema: &Value, value: &Value, at: &str) {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    let schema = name.map_or(schema, |name| &document["components"]["schemas"][name]);
    if let Some(items) = value.as_array().filter(|_| schema["items"].is_object()) {
        for item in items {
            fits(document, &schema["items"], item, at);
        }
        return;
    }
    let (Some(fields), Some(value)) = (schema["properties"].as_object(), value.as_object()) else {
        return;
    };
    for name in value.keys() {
        assert!(fields.contains_key(name), "{at}: {name} is not in the document");
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        let name = name.as_str().unwrap_or_default();
        assert!(value.contains_key(name), "{at}: {name} is missing");
        fits(document, &fields[name], &value[name], at);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_as_the_document_says() {
    let house = House::new().await;
    let mut client = house.client();
    let seats = json!([here("Ada"), {"kind": "link"}, bot("fahrer")]);
    let id = open(&mut client, json!({"edition": "classic", "seats": seats, "listed": true})).await;
    let document = document();
    for path in [
        "/api/health",
        "/api/editions",
        "/api/editions/{id}",
        "/api/lobby",
        "/api/tables/{id}",
        "/api/tables/{id}/box",
        "/api/records",
    ] {
        let name = if path.contains("editions") { "modern" } else { id.as_str() };
        let answer = client.get(&path.replace("{id}", name)).await.expect("an answer");
        assert_eq!(answer.status, 200, "{path}");
        let told = &document["paths"][path]["get"]["responses"]["200"];
        fits(&document, &told["content"]["application/json"]["schema"], &answer.json(), path);
    }
    let missing = client.get("/api/tables/none").await.expect("an answer").json();
    fits(&document, &json!({"$ref": "#/components/schemas/Error"}), &missing, "an error");
}
