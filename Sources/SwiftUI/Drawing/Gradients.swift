import UIKit

/// Colours that pass into each other. See https://developer.apple.com/documentation/swiftui/gradient.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat
        /// Creates a stop.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours.
    public var stops: [Stop]
    /// Creates a gradient of colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient of colours at even distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
    }

    func paint(_ form: GradientPaint.Form, _ environment: EnvironmentValues) -> _Paint {
        _Paint(.gradient(GradientPaint(stops: stops.map { ($0.color.uiColor(in: environment), $0.location) }, form: form)))
    }
}

/// A gradient of one colour's shades. See https://developer.apple.com/documentation/swiftui/anygradient.
public struct AnyGradient: Hashable, ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    let gradient: Gradient
    /// Hides a gradient's kind.
    public init(_ gradient: Gradient) { self.gradient = gradient }
    init(color: Color) { gradient = Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color]) }
    /// The gradient, from the top.
    public func _paint(in environment: EnvironmentValues) -> _Paint { gradient.paint(.linear(.top, .bottom), environment) }
}

/// A gradient along a line. See https://developer.apple.com/documentation/swiftui/lineargradient.
public struct LinearGradient: ShapeStyle, Sendable {
    /// The style itself.
    public typealias Resolved = Never
    let gradient: Gradient
    let start, end: UnitPoint
    /// Creates a gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, start, end) = (gradient, startPoint, endPoint)
    }
    /// Creates a gradient of colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Creates a gradient of colours at places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    /// What is painted.
    public func _paint(in environment: EnvironmentValues) -> _Paint { gradient.paint(.linear(start, end), environment) }
}

/// A gradient around a point. See https://developer.apple.com/documentation/swiftui/radialgradient.
public struct RadialGradient: ShapeStyle, Sendable {
    /// The style itself.
    public typealias Resolved = Never
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    /// Creates a gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }
    /// Creates a gradient of colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Creates a gradient of colours at places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// What is painted.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.radial(center, startRadius, endRadius), environment)
    }
}

/// A gradient around a point, of angles. See https://developer.apple.com/documentation/swiftui/angulargradient.
public struct AngularGradient: ShapeStyle, Sendable {
    /// The style itself.
    public typealias Resolved = Never
    let gradient: Gradient
    let center: UnitPoint
    let start, end: Angle
    /// Creates a gradient between angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
    }
    /// Creates a gradient between angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient all around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// Creates a gradient all around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient all around.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    /// What is painted.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.angular(center, start, end > start ? end : start + .degrees(360)), environment)
    }
}

extension Color: View {
    /// The colour, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self, isBackground: true) }
}

extension LinearGradient: View {
    /// The gradient, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
    /// The gradient, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
    /// The gradient, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient of colours along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient of colours at places along a line.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient around a point.
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient of colours around a point.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient of colours at places around a point.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}
