//! Reading what people hand to the command.

use crate::halt::Halt;
use serde_json::Value;
use std::path::Path;

/// The JSON in a file.
pub fn json(path: &Path) -> Result<Value, Halt> {
    let told = |why: String| Halt::Usage(format!("{} cannot be read: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| told(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| told(format!("it is not JSON: {error}")))
}

/// The options given on the command line.
pub fn options(text: Option<&str>) -> Result<Option<Value>, Halt> {
    text.map(serde_json::from_str)
        .transpose()
        .map_err(|error| Halt::Usage(format!("the options are not JSON: {error}")))
}
