import UIKit

/// A gradient around a point that fits any rectangle. See https://developer.apple.com/documentation/swiftui/ellipticalgradient.
public struct EllipticalGradient: ShapeStyle, View, Sendable {
    /// The style itself.
    public typealias Resolved = Never
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    /// Creates a gradient; the radii are parts of the rectangle's size.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) { (self.gradient, self.center, startRadius, endRadius) = (gradient, center, startRadiusFraction, endRadiusFraction) }
    /// Creates a gradient of colours.
    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Creates a gradient of colours at places.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
    /// What is painted.
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.paint(.elliptical(center, startRadius, endRadius), environment)
    }
    /// The gradient, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient that fits any rectangle.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    /// A gradient of colours that fits any rectangle.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}

/// The shape of what contains the view: a rectangle, as far as nothing has another one.
/// See https://developer.apple.com/documentation/swiftui/containerrelativeshape.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public nonisolated init() {}
    /// The rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// The shape, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> { _InsetShape(base: self, amount: amount) }
}
