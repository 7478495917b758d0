import Foundation
import SampanInterfaceBuilder

extension NibBuilder {
    /// A document's colour; `nil` for a name that neither the app nor the document knows.
    func color(_ color: IBColor) -> UIColor? {
        switch color {
        case .system(let name):
            if let known = UIColor.systemColors[name] { return known }
            return source.document.resources.systemColors[name].flatMap { self.color($0) }
        case .named(let name):
            if let named = UIColor(named: name, in: source.bundle, compatibleWith: nil) { return named }
            return source.document.resources.namedColors[name].flatMap { self.color($0) }
        case .components(let space, let values, let alpha):
            return Self.color(space, values.map { CGFloat($0) }, CGFloat(alpha), isMatched: source.document.isColorMatched)
        }
    }

    private static func color(_ space: IBColor.Space, _ values: [CGFloat], _ alpha: CGFloat, isMatched: Bool) -> UIColor {
        switch space {
        case .displayP3: UIColor(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case .genericGamma22Gray, .calibratedWhite, .deviceWhite: UIColor(white: values[0], alpha: alpha)
        case .calibratedRGB where isMatched:
            GenericRGB.sRGB(values).withAlpha(alpha)
        case .deviceCMYK:
            UIColor(
                red: (1 - values[0]) * (1 - values[3]), green: (1 - values[1]) * (1 - values[3]), blue: (1 - values[2]) * (1 - values[3]),
                alpha: alpha)
        default: UIColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        }
    }
}

/// The old "generic" RGB space of gamma 1.8 that documents of Xcode 7 and before are drawn in: the primaries of European television,
/// which give the crayons of Apple's colour panel (pure red, green and blue become FF2600, 00F900 and 0433FF) to the last bit.
enum GenericRGB {
    /// An opaque colour in sRGB.
    struct Components {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat

        func withAlpha(_ alpha: CGFloat) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    }

    /// Converts red, green and blue as ColorSync does: linear by gamma 1.8, then from its primaries to sRGB's.
    static func sRGB(_ values: [CGFloat]) -> Components {
        let linear = values.map { pow(max($0, 0), 1.8) }
        func mixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
            encoded(red * linear[0] + green * linear[1] + blue * linear[2])
        }
        return Components(
            red: mixed(1.0253, -0.0265, 0.0013), green: mixed(0.0194, 0.9480, 0.0326), blue: mixed(-0.0018, -0.0014, 1.0032))
    }

    private static func encoded(_ linear: CGFloat) -> CGFloat {
        let value = min(max(linear, 0), 1)
        return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
