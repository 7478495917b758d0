import Foundation

/// A value that is written as an element of its own.
public enum IBValue {
    /// Nothing, said expressly.
    case null
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// A string that a `.strings` file may replace.
    case localizedString(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// A frame by its distances from the enclosing view's edges, which ends as a `rect` under the key `frame`.
    case frameInset(IBFrameInset)
    /// Insets by edge.
    case insets(IBInsets)
    /// Insets by reading direction, leading and trailing standing for left and right.
    case directionalInsets(IBInsets)
    /// A horizontal and a vertical distance.
    case offset(horizontal: Double, vertical: Double)
    case range(location: Int, length: Int)
    case color(IBColor)
    case font(IBFont)
    case image(IBImage)
    /// The names that are set to `YES` in the element.
    case flags(Set<String>)
    case attributedString(IBAttributedString)
    /// Seconds from the first instant of 2001, UTC.
    case date(Double)
    case data(Data)
    case array([IBValue])
}

/// Distances from the four edges, in points.
public struct IBInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: Double
    /// The distance from the left (or leading) edge, in points.
    public var left: Double
    /// The distance from the bottom, in points.
    public var bottom: Double
    /// The distance from the right (or trailing) edge, in points.
    public var right: Double

    /// Creates insets from the four distances, in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// A frame by its distances from the edges of the enclosing view, and its own lengths, in points: those that documents say.
public struct IBFrameInset: Hashable, Sendable {
    /// The distance of the near edge, in points.
    var minX, minY: Double?
    /// The distance of the far edge, in points.
    var maxX, maxY: Double?
    /// The lengths, in points.
    var width, height: Double?

    /// The frame in an enclosing view of a size.
    func frame(in size: CGSize) -> CGRect {
        func span(_ near: Double?, _ far: Double?, _ length: Double?, _ whole: Double) -> (start: Double, length: Double) {
            switch (near, far, length) {
            case (let near?, _, let length?): (near, length)
            case (nil, let far?, let length?): (whole - far - length, length)
            // Neither edge is held: the view keeps to the middle.
            case (nil, nil, let length?): ((whole - length) / 2, length)
            case (_, _, nil): (near ?? 0, max(whole - (near ?? 0) - (far ?? 0), 0))
            }
        }
        let (x, width) = span(minX, maxX, self.width, Double(size.width))
        let (y, height) = span(minY, maxY, self.height, Double(size.height))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

/// A colour as the document says it.
public enum IBColor: Hashable, Sendable {
    /// The space that components are in.
    public enum Space: String, Sendable {
        case sRGB
        case displayP3
        /// Generic RGB of gamma 1.8: old documents' own.
        case calibratedRGB
        case deviceRGB
        case adobeRGB1998
        /// Generic grey of gamma 2.2.
        case genericGamma22Gray
        /// Generic grey: old documents' own.
        case calibratedWhite
        case deviceWhite
        case deviceCMYK
    }

    /// Components from 0 to 1 in the space's order, and alpha.
    case components(space: Space, values: [Double], alpha: Double)
    /// One of UIKit's own colours by selector name ("systemBackgroundColor", "darkTextColor").
    case system(String)
    /// A colour of an asset catalog.
    case named(String)
}

/// A font as the document says it. Sizes are in points.
public enum IBFont: Hashable, Sendable {
    /// The system font; the weight is Interface Builder's word for it ("semibold"). A size of 0 is the control's own.
    case system(size: Double, weight: String?)
    case boldSystem(size: Double)
    case italicSystem(size: Double)
    /// The system font with digits of one width.
    case monospacedDigitSystem(size: Double, weight: String?)
    /// A text style by its constant's value ("UICTFontTextStyleBody").
    case style(String)
    /// A font by PostScript name.
    case named(name: String, family: String?, size: Double)
}

/// An image by name.
public struct IBImage: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whether it is one of the system's symbols rather than the app's own image.
    public var isSystem: Bool
    /// The symbol's scale, where the document says.
    public var symbolScale: String? = nil
    /// The rendering mode ("template", "original"), where the document says.
    public var renderingMode: String? = nil
    /// The symbol's weight, where the document says.
    public var symbolWeight: String? = nil
    /// The symbol's point size, where the document says.
    public var pointSize: Double? = nil
    /// The font that the symbol goes with, where the document says.
    public var symbolFont: IBFont? = nil

    /// Creates a plain reference.
    public init(name: String, isSystem: Bool) { (self.name, self.isSystem) = (name, isSystem) }
}

/// An attributed string: runs of text, each with its attributes.
public struct IBAttributedString {
    /// One run.
    public struct Fragment {
        /// The text.
        public var text: String
        /// Values by attribute name ("NSColor", "NSFont", "NSUnderline").
        public var attributes: [String: IBValue]
        /// The paragraph style's own attributes ("alignment", "lineSpacing"), where there is one.
        public var paragraphStyle: IBObject?
        /// Other attributes that are made of several values, such as a shadow.
        public var records: [String: IBObject]
    }

    /// The runs, in their order.
    public var fragments: [Fragment]
}
