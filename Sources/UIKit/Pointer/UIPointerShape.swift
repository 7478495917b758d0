import Foundation

/// The pointer's shape. See https://developer.apple.com/documentation/uikit/uipointershape-swift.enum.
///
/// The pointer is the desktop's, which no app replaces: a shape is shown where it is the shape of a highlighted view. It is then in the points
/// of the preview target's container.
public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright line of a length in points, as over text.
    case verticalBeam(length: CGFloat)
    /// A level line of a length in points, as over vertical text.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners where none is said, in points.
    public static let defaultCornerRadius: CGFloat = 8

    /// The shape's outline; `nil` for lines, which are the pointer's alone.
    var outline: UIBezierPath? {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam: nil
        }
    }
}
