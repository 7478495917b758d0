import Foundation

extension UIImage {
    /// How bright a picture may be. See https://developer.apple.com/documentation/uikit/uiimage/dynamicrange.
    public enum DynamicRange: Int, Sendable {
        /// Nobody has said.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Brighter than white, within bounds.
        case constrainedHigh = 1
        /// As bright as the display can.
        case high = 2
    }
}
