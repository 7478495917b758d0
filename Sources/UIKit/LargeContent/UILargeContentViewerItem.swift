import Foundation

/// Something that can be shown large to people who see little: what cannot grow with their text, as an item of a bar.
/// See https://developer.apple.com/documentation/uikit/uilargecontentvieweritem.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The text that is shown.
    var largeContentTitle: String? { get }
    /// The picture that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is made larger; symbols always are.
    var scalesLargeContentImage: Bool { get }
    /// By how much the picture is moved from its place, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
