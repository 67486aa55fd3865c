//! Speaks the engine protocol on standard input and output.

fn main() -> std::io::Result<()> {
    aufachse_engine::serve(std::io::stdin().lock(), std::io::stdout().lock())
}
