import Foundation
import ObjCRuntime

/// A file that can be shown. See https://developer.apple.com/documentation/quicklook/qlpreviewitem.
public protocol QLPreviewItem: NSObjectProtocol {
    // @objc(previewItemURL)
    /// The file; `nil` if it is not there yet, which `refreshCurrentPreviewItem()` asks for again.
    var previewItemURL: URL? { get }
    // @objc optional
    /// What the item is called; the file's name without it, or if it is `nil`.
    var previewItemTitle: String? { get }
}

/// A URL is an item by itself.
extension NSURL: QLPreviewItem {
    /// The file.
    public var previewItemURL: URL? { self as URL }
    /// The file's name.
    public var previewItemTitle: String? { lastPathComponent }
}
