import Foundation

/// What an app prints is written line by line, also where it goes to a file or a pipe: it is there to be read while the app runs, and after it
/// crashed.
private enum StandardOutput {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = { setvbuf(stdout, nil, _IOLBF, 0) }
}
