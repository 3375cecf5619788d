//! `cmd:PROGRAM`: another program as a bot, by JSON lines.

use freeport_shelf::Outsider;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// A program that is asked for moves.
pub struct Program {
    line: String,
    child: Child,
    questions: Option<ChildStdin>,
    answers: Receiver<String>,
    patience: Duration,
}

impl Program {
    /// Starts the program; its words are separated by spaces.
    pub fn start(line: &str, patience: Duration) -> Result<Program, String> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or("cmd: needs a program, such as cmd:./bot.py")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the program `{line}` cannot be started: {error}"))?;
        let questions = child.stdin.take();
        let (sender, answers) = channel();
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                let lines = BufReader::new(output).lines().map_while(Result::ok);
                lines.take_while(|line| sender.send(line.clone()).is_ok()).for_each(drop);
            });
        }
        Ok(Program { line: line.to_owned(), child, questions, answers, patience })
    }
}

impl Outsider for Program {
    fn choose(&mut self, question: &Value) -> Result<Value, String> {
        let line = &self.line;
        let asked =
            self.questions.as_mut().map(|pipe| writeln!(pipe, "{question}").and_then(|()| pipe.flush()));
        if !matches!(asked, Some(Ok(()))) {
            return Err(format!("the program `{line}` has ended and takes no questions"));
        }
        let answer = self.answers.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                format!("the program `{line}` did not answer within {} s", self.patience.as_secs_f64())
            }
            RecvTimeoutError::Disconnected => format!("the program `{line}` ended without an answer"),
        })?;
        serde_json::from_str(&answer)
            .map_err(|error| format!("the program `{line}` answered {answer:?}, which is not JSON: {error}"))
    }
}

impl Drop for Program {
    /// A program that does not end when its input does is ended.
    fn drop(&mut self) {
        self.questions = None;
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
