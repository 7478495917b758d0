import Foundation

extension NSLayoutManager {
    /// Which way lines run.
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }
}

/// Knows which way the lines of a text run.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlayoutorientationprovider>
public protocol NSTextLayoutOrientationProvider: AnyObject {
    /// Which way lines run.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// Which way lines run: from side to side. Text is not laid out in columns here.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
