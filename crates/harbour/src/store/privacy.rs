//! Folders and files that nobody else on the machine can read: there are sealed seeds and hashes of passwords in them.

use std::fs::{DirBuilder, File};
use std::io;
use std::path::Path;

/// Makes a folder for its owner alone, if there is none; one that is there stays as its owner wants it.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    let mut maker = DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}

/// Opens a file for its owner alone, making it if there is none.
pub fn private_file(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(file)?;
    close_to_others(&file)?;
    Ok(file)
}

/// The same for a file that need not be there.
pub(super) fn hide(file: &Path) -> io::Result<()> {
    match File::open(file) {
        Ok(file) => close_to_others(&file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn close_to_others(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata()?.permissions().mode();
    let open_to_others = mode & 0o077;
    if open_to_others == 0 { Ok(()) } else { file.set_permissions(PermissionsExt::from_mode(0o600)) }
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> io::Result<()> {
    Ok(())
}
