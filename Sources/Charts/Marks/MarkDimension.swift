import CoreGraphics

/// How wide or high a mark is. See https://developer.apple.com/documentation/charts/markdimension.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind: Equatable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
    let kind: Kind

    /// As the chart finds it best.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// A number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// All of the room but for a number of points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// A part of the room.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    init(kind: Kind) { self.kind = kind }
    /// A number of points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    /// A number of points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    /// The length within a room.
    func length(of room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .inset(let value): max(0, room - 2 * value)
        case .ratio(let value): room * value
        }
    }
}

/// How marks at the same place are put upon each other. See https://developer.apple.com/documentation/charts/markstackingmethod.
public struct MarkStackingMethod: Equatable, Sendable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind
    /// Each begins where the one before ends.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// Each is the part that it is of all.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// All together are around zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// Each begins at zero.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How points are connected. See https://developer.apple.com/documentation/charts/interpolationmethod.
public struct InterpolationMethod: Sendable {
    enum Kind: Equatable { case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), stepStart, stepCenter, stepEnd }
    let kind: Kind
    /// By straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// By a curve that rises and falls only where the points do.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// By a cardinal spline.
    public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
    /// By a cardinal spline, the straighter the greater the tension is, up to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
    /// By a centripetal Catmull-Rom spline.
    public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
    /// By a Catmull-Rom spline: uniform at 0, centripetal at 0.5, chordal at 1.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
    /// By steps that begin at each point.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// By steps half way between points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// By steps that end at each point.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
