import Foundation
import XcodeProject

extension ConfinedFile {
    /// Writes a source where it differs. The compiler's driver compares times by whole seconds, so that one that is written again within a
    /// second gets the time of the next.
    func write(source text: String) throws {
        var (before, now) = (stat(), stat())
        let wasThere = lstat(path, &before) == 0
        guard try write(text), wasThere, lstat(path, &now) == 0, now.st_mtim.tv_sec <= before.st_mtim.tv_sec else { return }
        let times = [now.st_atim, timespec(tv_sec: before.st_mtim.tv_sec + 1, tv_nsec: now.st_mtim.tv_nsec)]
        utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW)
    }
}
