import QuartzCore
import UIKit

/// An effect on a view's picture.
@MainActor @preconcurrency
protocol PictureModifier: AppearanceModifier {
    var effects: LayerEffects? { get }
}

extension PictureModifier {
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.backingLayer.rasterizationScale = environment.displayScale
        view.backingLayer.effects = effects
    }
}

struct BlurModifier: PictureModifier, Animatable {
    var radius: CGFloat
    let isOpaque: Bool
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    var effects: LayerEffects? {
        radius > 0 || isOpaque ? LayerEffects(filters: [.blur(max(radius, 0), keepsEdges: isOpaque)], isOpaque: isOpaque) : nil
    }
}

/// A change of colours by an amount.
struct ColorFilterModifier: PictureModifier, Animatable {
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }
    let kind: Kind
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    var effects: LayerEffects? {
        let matrix: ColorMatrix
        let x = Float(amount)
        switch kind {
        case .brightness: matrix = ColorMatrix(bias: [x, x, x, 0])
        case .contrast: matrix = .scaled([x, x, x], around: 0.5)
        case .saturation: matrix = .saturated(x)
        case .grayscale: matrix = .saturated(1 - min(max(x, 0), 1))
        case .hueRotation: matrix = .turned(x)
        }
        return matrix == ColorMatrix() ? nil : LayerEffects(filters: [.color(matrix)])
    }
}

struct ColorMultiplyModifier: AppearanceModifier {
    let source: Color
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        let c = Color.Components(source.uiColor(in: environment))
        let matrix = ColorMatrix(
            red: [Float(c.red), 0, 0, 0], green: [0, Float(c.green), 0, 0], blue: [0, 0, Float(c.blue), 0],
            alpha: [0, 0, 0, Float(c.alpha)])
        view.backingLayer.rasterizationScale = environment.displayScale
        view.backingLayer.effects = LayerEffects(filters: [.color(matrix)])
    }
}

/// An effect without an amount.
struct FixedPictureModifier: PictureModifier {
    let effects: LayerEffects?
}

extension ColorMatrix {
    /// How much each part of a colour counts for how light it is.
    private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    fileprivate static func scaled(_ factor: SIMD3<Float>, around middle: Float) -> ColorMatrix {
        ColorMatrix(
            red: [factor.x, 0, 0, 0], green: [0, factor.y, 0, 0], blue: [0, 0, factor.z, 0],
            bias: [middle * (1 - factor.x), middle * (1 - factor.y), middle * (1 - factor.z), 0])
    }

    fileprivate static func saturated(_ amount: Float) -> ColorMatrix {
        func column(_ index: Int) -> SIMD4<Float> {
            var column = SIMD4(SIMD3(repeating: luminance[index] * (1 - amount)), 0)
            column[index] += amount
            return column
        }
        return ColorMatrix(red: column(0), green: column(1), blue: column(2))
    }

    /// A turn of hues by radians, which leaves how light colours are.
    fileprivate static func turned(_ angle: Float) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        let l = luminance
        // As the filters of SVG turn hues.
        return ColorMatrix(
            red: [l.x + c * (1 - l.x) - s * l.x, l.x - c * l.x + s * 0.143, l.x - c * l.x - s * (1 - l.x), 0],
            green: [l.y - c * l.y - s * l.y, l.y + c * (1 - l.y) + s * 0.140, l.y - c * l.y + s * l.y, 0],
            blue: [l.z - c * l.z + s * (1 - l.z), l.z - c * l.z - s * 0.283, l.z + c * (1 - l.z) + s * l.z, 0])
    }

    static let inverted = ColorMatrix(
        red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], bias: [1, 1, 1, 0])
    fileprivate static let luminanceToAlpha = ColorMatrix(
        red: [0, 0, 0, luminance.x], green: [0, 0, 0, luminance.y], blue: [0, 0, 0, luminance.z], alpha: .zero)
}

/// How a view's picture is put over what is behind it. See https://developer.apple.com/documentation/swiftui/blendmode.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var coreGraphics: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

extension View {
    /// Blurs the view; one that is opaque ends sharply at its edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(BlurModifier(radius: radius, isOpaque: opaque)) }
    /// Makes colours lighter, or darker below zero.
    public func brightness(_ amount: Double) -> some View { modifier(ColorFilterModifier(kind: .brightness, amount: amount)) }
    /// Makes light and dark differ more, or less below one.
    public func contrast(_ amount: Double) -> some View { modifier(ColorFilterModifier(kind: .contrast, amount: amount)) }
    /// Makes colours stronger, or weaker below one.
    public func saturation(_ amount: Double) -> some View { modifier(ColorFilterModifier(kind: .saturation, amount: amount)) }
    /// Takes colours away, up to all of them at one.
    public func grayscale(_ amount: Double) -> some View { modifier(ColorFilterModifier(kind: .grayscale, amount: amount)) }
    /// Turns hues.
    public func hueRotation(_ angle: Angle) -> some View { modifier(ColorFilterModifier(kind: .hueRotation, amount: angle.radians)) }
    /// Makes each colour its opposite.
    public func colorInvert() -> some View { modifier(FixedPictureModifier(effects: LayerEffects(filters: [.color(.inverted)]))) }
    /// Multiplies colours with another one.
    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(source: color)) }
    /// Makes what is light opaque and what is dark clear.
    public func luminanceToAlpha() -> some View {
        modifier(FixedPictureModifier(effects: LayerEffects(filters: [.color(.luminanceToAlpha)])))
    }
    /// Says how the view is put over what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(FixedPictureModifier(effects: blendMode == .normal ? nil : LayerEffects(blendMode: blendMode.coreGraphics)))
    }
    /// Makes one picture of the view before effects around it see it.
    public func compositingGroup() -> some View { modifier(FixedPictureModifier(effects: LayerEffects())) }
    /// Draws the view into a bitmap, which is shown. Its colours are those of sRGB, whatever the mode.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(FixedPictureModifier(effects: LayerEffects(isOpaque: opaque)))
    }
}

/// In what space colours of a bitmap are worked with. See https://developer.apple.com/documentation/swiftui/colorrenderingmode.
public enum ColorRenderingMode: Sendable {
    /// As they are stored.
    case nonLinear
    /// By how much light they are.
    case linear
    /// By how much light they are, outside of what sRGB has, too.
    case extendedLinear
}
