import Foundation

extension UIImage {
    // @objc(highDynamicRange)
    /// Whether the image is meant to be brighter than white in places. Images are read without that. See
    /// https://developer.apple.com/documentation/uikit/uiimage/ishighdynamicrange.
    public var isHighDynamicRange: Bool { false }

    /// The image without anything brighter than white: the image itself, which has nothing of that kind. See
    /// https://developer.apple.com/documentation/uikit/uiimage/imagerestrictedtostandarddynamicrange().
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The image without a baseline. See https://developer.apple.com/documentation/uikit/uiimage/imagewithoutbaseline().
    public func imageWithoutBaseline() -> UIImage {
        with {
            $0.baselineOffset = nil
            $0.isWithoutBaseline = true
        }
    }

    /// The width of the part at the left that keeps its size, in points. See https://developer.apple.com/documentation/uikit/uiimage/leftcapwidth.
    public var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the part at the top that keeps its size, in points. See https://developer.apple.com/documentation/uikit/uiimage/topcapheight.
    public var topCapHeight: Int { Int(capInsets.top) }
}
