import Foundation

/// What an app did that this machine cannot show, as a buzz, told where `sampan run --verbose` asks for it.
package enum DebugLog {
    private static let isOn = ProcessInfo.processInfo.environment["SAMPAN_VERBOSE"] == "1"

    /// Writes a line to the standard error, if lines are wanted.
    package static func write(_ line: @autoclosure () -> String) {
        guard isOn else { return }
        FileHandle.standardError.write(Data("sampan: \(line())\n".utf8))
    }
}
