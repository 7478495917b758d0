import CoreGraphics
import Foundation
import UIKit

/// A picture of a file. See https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailrepresentation.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// What kinds of pictures there are. See
    /// https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailrepresentation/representationtype.
    public enum RepresentationType: Int, Sendable {
        /// A sign of the file's type.
        case icon
        /// A coarse picture of the file's contents.
        case lowQualityThumbnail
        /// A picture of the file's contents.
        case thumbnail
    }

    /// What kind of picture it is.
    public let type: RepresentationType
    /// The picture.
    public let uiImage: UIImage

    init(_ type: RepresentationType, _ image: UIImage) {
        (self.type, uiImage) = (type, image)
        super.init()
    }

    /// The picture for Core Graphics.
    open var cgImage: CGImage { uiImage.cgImage! }
    /// The part of the picture that shows the contents, in points: all of it.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}
