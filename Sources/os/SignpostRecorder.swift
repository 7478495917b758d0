import Foundation

/// Hands signposts to the recorder of `sampan profile`, which is in the process only while that records it.
enum SignpostRecorder {
    /// `sampan_recorder_signpost`: type, identifier, subsystem, category, name, message.
    private typealias Function =
        @convention(c) (
            UInt8, UInt64, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>
        ) -> Void

    private static let function = dlsym(nil, "sampan_recorder_signpost").map { unsafeBitCast($0, to: Function.self) }

    /// Whether signposts are recorded.
    static var isThere: Bool { function != nil }

    /// Records a signpost. What it says besides is asked for only then.
    static func record(
        _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: @autoclosure () -> String = ""
    ) {
        // Those that stand for none are not recorded, as on iOS.
        guard let function, log.isEnabled(type: .default), id != .null, id != .invalid else { return }
        function(type.rawValue, id.rawValue, log.subsystem, log.category, "\(name)", message())
    }
}
