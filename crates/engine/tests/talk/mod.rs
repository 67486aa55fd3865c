//! A conversation with the engine, as a program on the other side has it.
#![allow(dead_code, unreachable_pub, reason = "every test uses its own part")]
#![allow(clippy::needless_pass_by_value, reason = "calls with json! read better")]

use aufachse_engine::Engine;
use serde_json::{Value, json};

/// An engine that is asked in JSON and answers in JSON.
pub struct Talk(pub Engine);

impl Talk {
    pub fn new() -> Talk {
        Talk(Engine::new())
    }

    /// A new game for two.
    pub fn new_game(edition: &str) -> Talk {
        let mut talk = Talk::new();
        talk.gets(&json!({"request": "new", "edition": edition, "players": 2, "seed": 1}));
        talk
    }

    /// A table in a position.
    #[track_caller]
    pub fn at(position: &str) -> Talk {
        let mut talk = Talk::new();
        talk.gets(&json!({"request": "position", "text": position, "seats": ["Ann", "Ben"]}));
        talk
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.0.line(&request.to_string())).expect("an answer is JSON")
    }

    #[track_caller]
    pub fn gets(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["answer"], request["request"], "{request} got {answer}");
        answer
    }

    #[track_caller]
    pub fn fails(&mut self, request: &Value, code: &str) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["error"]["code"], code, "{request} got {answer}");
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(!message.contains('⟨'), "{message}");
        answer["error"].clone()
    }

    /// A seat does something that is accepted.
    #[track_caller]
    pub fn does(&mut self, seat: u8, action: Value) -> Value {
        self.gets(&json!({"request": "apply", "by": seat, "do": action}))
    }

    /// A seat does something that the rules refuse.
    #[track_caller]
    pub fn refused(&mut self, seat: u8, action: Value, code: &str) -> Value {
        let answer = self.ask(&json!({"request": "apply", "by": seat, "do": action}));
        assert_eq!(answer["refusal"]["code"], code, "{action} got {answer}");
        answer["refusal"].clone()
    }

    /// A seat does something that cannot be understood.
    #[track_caller]
    pub fn unclear(&mut self, seat: u8, action: Value, code: &str) -> Value {
        self.fails(&json!({"request": "apply", "by": seat, "do": action}), code)
    }

    pub fn legal(&mut self, of: Value) -> Vec<Value> {
        let list = self.gets(&json!({"request": "legal", "of": of}))["list"].clone();
        list.as_array().expect("a list").clone()
    }

    pub fn fingerprint(&mut self) -> Value {
        self.gets(&json!({"request": "state"}))["fingerprint"].clone()
    }
}
