//! A conversation over any pair of streams.

use std::io::{self, BufRead, Write};

use crate::Engine;
use crate::answer::Envelope;
use crate::error::{Code, Error};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers line by line until the input ends or the other side says `quit`.
///
/// A line that is too long or no UTF-8 gets an error like any other broken line; no more than
/// [`LONGEST_LINE`] bytes of it are kept.
///
/// ```
/// let input = b"{\"request\":\"hello\"}\n{\"request\":\"quit\"}\n";
/// let mut output = Vec::new();
/// aufachse_engine::serve(&input[..], &mut output).unwrap();
/// assert_eq!(output.iter().filter(|&&byte| byte == b'\n').count(), 2);
/// ```
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut line = Vec::new();
    while !engine.is_over() {
        let answer = match read_line(&mut input, &mut line)? {
            Read::End => break,
            Read::TooLong => refused(Code::TooLong),
            Read::Line => match std::str::from_utf8(&line) {
                Ok(text) => engine.line(text),
                Err(error) => {
                    Envelope::new(None, Error::of(Code::NotUtf8).detail(error).into()).to_line()
                }
            },
        };
        // One write, so that a reader never sees half a line more often than it must.
        output.write_all(format!("{answer}\n").as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

fn refused(code: Code) -> String {
    Envelope::new(None, Error::of(code).into()).to_line()
}

enum Read {
    Line,
    TooLong,
    End,
}

/// Reads one line into the buffer, without its end. What goes beyond the limit is read and dropped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    line.clear();
    let mut long = false;
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if line.len() + part.len() > LONGEST_LINE {
            long = true;
            line.clear();
        } else if !long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(match (any, long) {
        (false, _) => Read::End,
        (true, true) => Read::TooLong,
        (true, false) => Read::Line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(input: &[u8]) -> Vec<serde_json::Value> {
        let mut output = Vec::new();
        // A tiny buffer, so that lines come in pieces as they do from a pipe.
        serve(io::BufReader::with_capacity(7, input), &mut output)
            .expect("nothing fails in memory");
        let text = String::from_utf8(output).expect("answers are UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
    }

    #[test]
    fn every_line_has_one_answer_whatever_its_end() {
        let answers = talk(b"{\"request\":\"hello\"}\r\n\n{\"id\":2,\"request\":\"state\"}");
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[0]["answer"], "hello");
        assert_eq!(answers[1]["error"]["code"], "not-json");
        assert_eq!(
            (&answers[2]["error"]["code"], &answers[2]["id"]),
            (&"no-game".into(), &2.into())
        );
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        let answers = talk(b"{\"request\":\"quit\"}\n{\"request\":\"hello\"}\n");
        assert_eq!(answers.len(), 1);
    }

    #[test]
    fn a_line_that_is_too_long_is_dropped_and_the_next_is_heard() {
        let mut input = vec![b'x'; 3 * LONGEST_LINE];
        input.extend_from_slice(b"\n{\"request\":\"hello\"}\n");
        let answers = talk(&input);
        assert_eq!(answers[0]["error"]["code"], "too-long");
        assert_eq!(answers[1]["answer"], "hello");
    }

    #[test]
    fn the_longest_line_is_still_read() {
        let mut input = vec![b' '; LONGEST_LINE];
        let request = b"{\"request\":\"hello\"}";
        input[..request.len()].copy_from_slice(request);
        assert_eq!(talk(&input)[0]["answer"], "hello");
        input.push(b' ');
        assert_eq!(talk(&input)[0]["error"]["code"], "too-long");
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error() {
        let answers = talk(b"\xff\xfe\n{\"request\":\"hello\"}\n");
        assert_eq!(answers[0]["error"]["code"], "not-utf8");
        assert_eq!(answers[1]["answer"], "hello");
    }
}
