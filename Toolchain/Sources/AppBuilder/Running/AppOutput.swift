import Foundation
import Shell

/// What an app prints, where somebody takes it line by line.
final class AppOutput {
    /// What the app prints to.
    let pipe: LinePipe
    private let onLine: (Data) -> Void

    /// Prepares to take an app's output.
    ///
    /// - Throws: `BuildError.unsupported` if there can be no pipe.
    init(onLine: @escaping (Data) -> Void) throws {
        guard let pipe = LinePipe() else { throw BuildError.unsupported("no pipe can be made for what the app prints") }
        (self.pipe, self.onLine) = (pipe, onLine)
    }

    /// Hands over the lines that have come since.
    func forward() { pipe.lines().forEach(onLine) }

    /// Hands over what is left when the app has ended.
    func finish() {
        forward()
        if let last = pipe.lastLine() { onLine(last) }
    }
}
