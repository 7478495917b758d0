import Foundation

/// Colours that a function computes, along a line or between two circles.
///
/// See https://developer.apple.com/documentation/coregraphics/cgshading.
public final class CGShading: @unchecked Sendable {
    enum Geometry {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let geometry: Geometry
    let options: CGGradientDrawingOptions
    private let space: CGColorSpace
    private let function: CGFunction

    /// The colours as a gradient has them: so many that no one can tell them from the function's.
    private(set) lazy var gradient = makeGradient()
    private let lock = NSLock()

    private init?(_ geometry: Geometry, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        guard function.domainDimension == 1, function.rangeDimension == space.numberOfComponents + 1, space.model != .pattern,
            space.model != .indexed
        else { return nil }
        (self.geometry, self.space, self.function) = (geometry, space, function)
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Creates a shading along the line from `start` to `end`.
    ///
    /// - Parameters:
    ///   - space: the space of the colours, which is none of patterns or of numbers into a table.
    ///   - function: takes a number of its domain, which is 0 … 1 if it has none, and gives the components of a colour, alpha last.
    ///   - extendStart: whether the first colour is painted before the line's start, too.
    ///   - extendEnd: whether the last colour is painted beyond the line's end, too.
    /// - Returns: `nil` if the function takes or gives other numbers than that.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    /// Creates a shading between two circles.
    ///
    /// - Parameters:
    ///   - space: the space of the colours, which is none of patterns or of numbers into a table.
    ///   - function: takes a number of its domain, which is 0 … 1 if it has none, and gives the components of a colour, alpha last.
    ///   - extendStart: whether the first colour is painted beyond the first circle, too.
    ///   - extendEnd: whether the last colour is painted beyond the second circle, too.
    /// - Returns: `nil` if a radius is negative, or if the function takes or gives other numbers than that.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return nil }
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }

    /// The function's colours at places that lie close enough for what is between them to be a straight blend.
    func stops() -> CGGradient { lock.withLock { gradient } }

    private func makeGradient() -> CGGradient {
        let (low, high) = function.domain.map { ($0[0], $0[1]) } ?? (0, 1)
        let count = 1024
        let colors = (0...count).map { index -> SIMD4<Double> in
            let components = function([low + (high - low) * CGFloat(index) / CGFloat(count)])
            return CGColor(colorSpace: space, components: components)?.paintComponents ?? .zero
        }
        // What a straight blend of its neighbours gives just as well is left out: most functions are made of few pieces.
        var kept = [0]
        for index in 1..<count {
            let (from, to) = (kept[kept.count - 1], index + 1)
            let isStraight = (from + 1..<to).allSatisfy { place in
                let share = Double(place - from) / Double(to - from)
                let difference = colors[from] + (colors[to] - colors[from]) * share - colors[place]
                return (difference * difference).max() < 1e-6
            }
            if !isStraight || to - from > 64 { kept.append(index) }
        }
        kept.append(count)
        return CGGradient(colors: kept.map { colors[$0] }, locations: kept.map { CGFloat($0) / CGFloat(count) })
    }
}

extension CGContext {
    /// Paints the clip with a shading.
    public final func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end): drawLinearGradient(shading.stops(), start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.stops(), startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
