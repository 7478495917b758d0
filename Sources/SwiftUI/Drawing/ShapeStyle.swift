import UIKit

/// What something is filled with. See https://developer.apple.com/documentation/swiftui/shapestyle.
public protocol ShapeStyle: Sendable {
    /// What the style is in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// What the style is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What is painted.
    func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
    /// What the resolved style paints.
    public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
    func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).paint }
}

extension ShapeStyle where Resolved == Never {
    /// The style says itself what it paints.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved by what it paints.") }
}

extension Never: ShapeStyle {
    /// There is no such style.
    public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("Never has no values.") }
}

/// What is painted.
public struct _Paint {
    let paint: Paint
    init(_ paint: Paint) { self.paint = paint }
    /// The colour, of several the first; `nil` for what has none.
    package var color: UIColor? { paint.color }
}

enum Paint: Equatable {
    case color(UIColor)
    case gradient(GradientPaint)
    case material(UIBlurEffect.Style)
    case mesh(Mesh)

    func faded(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color):
            var alpha: CGFloat = 1
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return .color(color.withAlphaComponent(alpha * opacity))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { ($0.0.withAlphaComponent($0.0.cgColor.alpha * opacity), $0.1) }
            return .gradient(gradient)
        case .material: return self
        case .mesh(let mesh): return .mesh(mesh.faded(opacity))
        }
    }

    var color: UIColor? {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.0
        case .material: nil
        case .mesh(let mesh): mesh.colors.first
        }
    }
}

struct GradientPaint: Equatable {
    enum Form: Equatable {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, CGFloat, CGFloat)
        case elliptical(UnitPoint, CGFloat, CGFloat)
        case angular(UnitPoint, Angle, Angle)
    }
    var stops: [(UIColor, CGFloat)]
    var form: Form

    static func == (a: Self, b: Self) -> Bool {
        a.form == b.form && a.stops.count == b.stops.count && zip(a.stops, b.stops).allSatisfy { $0 == $1 }
    }
}

extension Color: ShapeStyle {
    /// The colour itself.
    public typealias Resolved = Never
    /// The colour.
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(uiColor(in: environment))) }
}

/// A style of any kind. See https://developer.apple.com/documentation/swiftui/anyshapestyle.
public struct AnyShapeStyle: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    let style: any ShapeStyle
    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
    /// What the style paints.
    public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

/// The foreground's style and what is less prominent.
struct ForegroundStyles {
    var levels: [AnyShapeStyle]
    /// Whether it is what a place has by itself, which controls in it need not follow.
    var isDefault = false
    /// How opaque all of them are.
    var opacity = 1.0

    static let opacities: [Double] = [1, 0.5, 0.25, 0.2, 0.15]

    func paint(_ level: Int, _ environment: EnvironmentValues) -> Paint {
        let isOwn = level < levels.count
        let strength = (isOwn ? 1 : Self.opacities[min(level, 4)]) * opacity
        let paint = levels[isOwn ? level : 0].paint(in: environment)
        return strength < 1 ? paint.faded(strength) : paint
    }
}

/// The foreground's style, or one less prominent. See https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    let level: Int
    /// The most prominent.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Less prominent.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Still less.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Hardly to be seen.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The least prominent.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The foreground's style.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        if let styles = environment.foregroundStyles {
            var outer = environment
            // A style that stands for the foreground is not its own.
            if styles.levels[0].style is HierarchicalShapeStyle || styles.levels[0].style is ForegroundStyle {
                outer.foregroundStyles = nil
            }
            return _Paint(styles.paint(level, outer))
        }
        let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
        return _Paint(.color(colors[level].resolvedColor(with: UITraitCollection(userInterfaceStyle: environment.colorScheme.style))))
    }
}

/// The foreground's style. See https://developer.apple.com/documentation/swiftui/foregroundstyle.
public struct ForegroundStyle: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    /// Creates the style.
    public init() {}
    /// The foreground's style.
    public func _paint(in environment: EnvironmentValues) -> _Paint { HierarchicalShapeStyle.primary._paint(in: environment) }
}

/// The background's style. See https://developer.apple.com/documentation/swiftui/backgroundstyle.
public struct BackgroundStyle: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    /// Creates the style.
    public init() {}
    /// The background's style.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.backgroundStyle?._paint(in: environment) ?? Color(uiColor: .systemBackground)._paint(in: environment)
    }
}

/// The tint. See https://developer.apple.com/documentation/swiftui/tintshapestyle.
public struct TintShapeStyle: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    /// Creates the style.
    public init() {}
    /// The tint.
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.tint?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
    }
}

/// A material that what is behind shines through. See https://developer.apple.com/documentation/swiftui/material.
public struct Material: ShapeStyle {
    /// The style itself.
    public typealias Resolved = Never
    let style: UIBlurEffect.Style
    /// Somewhat translucent.
    public static let regular = Material(style: .systemMaterial)
    /// More opaque than translucent.
    public static let thick = Material(style: .systemThickMaterial)
    /// More translucent than opaque.
    public static let thin = Material(style: .systemThinMaterial)
    /// Mostly translucent.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// Mostly opaque.
    public static let ultraThick = Material(style: .systemChromeMaterial)
    /// That of bars.
    public static let bar = Material(style: .systemChromeMaterial)
    /// The material.
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.material(style)) }
}

/// A style, less opaque.
struct FadedStyle<S: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let style: S
    let opacity: Double
    func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(style.paint(in: environment).faded(opacity)) }
}

extension ShapeStyle {
    /// The style, less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The most prominent.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// Less prominent.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// Still less.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// Hardly to be seen.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The least prominent.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground's style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background's style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == Material {
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
    /// The colour.
    public static var red: Color { Color.red }
    /// The colour.
    public static var orange: Color { Color.orange }
    /// The colour.
    public static var yellow: Color { Color.yellow }
    /// The colour.
    public static var green: Color { Color.green }
    /// The colour.
    public static var mint: Color { Color.mint }
    /// The colour.
    public static var teal: Color { Color.teal }
    /// The colour.
    public static var cyan: Color { Color.cyan }
    /// The colour.
    public static var blue: Color { Color.blue }
    /// The colour.
    public static var indigo: Color { Color.indigo }
    /// The colour.
    public static var purple: Color { Color.purple }
    /// The colour.
    public static var pink: Color { Color.pink }
    /// The colour.
    public static var brown: Color { Color.brown }
    /// The colour.
    public static var white: Color { Color.white }
    /// The colour.
    public static var gray: Color { Color.gray }
    /// The colour.
    public static var black: Color { Color.black }
    /// The colour.
    public static var clear: Color { Color.clear }
    /// The app's own colour.
    public static var accentColor: Color { Color.accentColor }
}
