internal import CCairo
import Foundation

/// How lines are drawn.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    package init() {}

    /// Whether the dash lengths are such that dashes can be drawn.
    var isDashed: Bool {
        dashLengths.allSatisfy { $0 >= 0 && $0.isFinite } && dashLengths.reduce(0, +) > 0 && dashPhase.isFinite
    }

    /// How far a line's outline can be from the line.
    var reach: CGFloat {
        let half = width / 2
        return half * max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 2.0.squareRoot() : 1)
    }

    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, Double(width))
        cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(cap.rawValue)))
        cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(join.rawValue)))
        cairo_set_miter_limit(cairo, Double(miterLimit))
        if isDashed {
            let lengths = dashLengths.map { Double($0) }
            cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dashPhase))
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}

/// What a context's save and restore keep, the clip left out, which Cairo keeps.
struct GraphicsState {
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// A soft clip: an image's alpha, mapped to the device.
    struct Mask {
        var surface: Surface
        var matrix: CGAffineTransform
    }

    /// From user space to base space.
    var ctm = CGAffineTransform.identity
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var patternPhase = CGSize.zero
    var stroke = StrokeStyle()
    var flatness: CGFloat = 0.6
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var masks: [Mask] = []
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    var intent = CGColorRenderingIntent.defaultIntent
    var text = TextState()
}

extension CGBlendMode {
    /// Cairo's operator; `nil` if it has none.
    package var cairoOperator: UInt32? { compositing.map(\.rawValue) }

    var compositing: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }

    /// Whether Cairo's operator changes what lies outside the shape painted. Quartz never does.
    var reachesBeyondShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
