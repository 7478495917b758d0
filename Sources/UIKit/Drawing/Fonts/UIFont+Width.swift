import Foundation

extension UIFont {
    /// The width of a font's characters, from -1 (narrowest) to 1 (widest), 0 being normal. See
    /// https://developer.apple.com/documentation/uikit/uifont/width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The number that descriptors hold.
        public let rawValue: CGFloat
        /// Creates a width from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Narrower than condensed.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// As usual.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)
    }
}
