import Foundation

/// A resolution of a display. See https://developer.apple.com/documentation/uikit/uiscreenmode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels, in portrait.
    public let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// How much wider than tall a pixel is: 1.
    open var pixelAspectRatio: CGFloat { 1 }

    /// Whether another object is the same resolution.
    open override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }

    /// A number that equal resolutions share.
    open override nonisolated var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension UIScreen {
    /// Whether a display keeps to the colours of a reference. See
    /// https://developer.apple.com/documentation/uikit/uiscreen/referencedisplaymodestatus-swift.enum.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The display cannot.
        case notSupported
        /// The display could, but does not.
        case notEnabled
        /// The display tries to, but cannot at present.
        case limited
        /// The display does.
        case enabled
    }
}
