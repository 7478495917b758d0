import Foundation

/// How a symbol looks in the course of an effect.
package struct SymbolMovement: Sendable {
    /// How a symbol looks at a moment.
    package struct Look: Hashable, Sendable {
        package var scale = 1.0
        package var opacity = 1.0
        /// In radians, clockwise.
        package var angle = 0.0
        /// In points.
        package var offset = CGSize.zero

        package init(scale: Double = 1, opacity: Double = 1, angle: Double = 0, offset: CGSize = .zero) {
            (self.scale, self.opacity, self.angle, self.offset) = (scale, opacity, angle, offset)
        }
    }

    /// The seconds that it takes.
    package let duration: Double
    /// Whether a symbol stays as it is at the end, as long as it has the effect.
    package let stays: Bool
    /// The look at a part of the time, from 0 to 1.
    package let look: @Sendable (Double) -> Look

    fileprivate init(_ duration: Double, stays: Bool = false, _ look: @escaping @Sendable (Double) -> Look) {
        (self.duration, self.stays, self.look) = (duration, stays, look)
    }
}

extension SymbolEffectConfiguration {
    /// How a symbol looks in the course of the effect.
    package func movement(isRightToLeft: Bool = false) -> SymbolMovement {
        switch kind {
        case .appear(let direction):
            let from = direction == .up ? 0.5 : 1.5
            return SymbolMovement(0.3, stays: true) { .init(scale: from + (1 - from) * $0, opacity: $0) }
        case .disappear(let direction):
            let to = direction == .up ? 1.5 : 0.5
            return SymbolMovement(0.3, stays: true) { .init(scale: 1 + (to - 1) * $0, opacity: 1 - $0) }
        case .scale(let direction):
            let to = direction == .up ? 1.25 : 0.8
            return SymbolMovement(0.2, stays: true) { .init(scale: 1 + (to - 1) * $0) }
        case .bounce(let direction):
            let height = direction == .up ? 0.2 : -0.2
            return SymbolMovement(0.5) { .init(scale: 1 + sin($0 * .pi * 2) * (1 - $0) * height) }
        case .pulse: return SymbolMovement(1.2) { .init(opacity: 1 - 0.7 * sin($0 * .pi)) }
        case .breathe(let fades):
            return SymbolMovement(2) { .init(scale: 1 + 0.12 * sin($0 * .pi), opacity: fades ? 1 - 0.2 * sin($0 * .pi) : 1) }
        case .rotate(let isClockwise): return SymbolMovement(1) { .init(angle: $0 * 2 * .pi * (isClockwise ? 1 : -1)) }
        case .wiggle(let wiggle): return Self.wiggling(wiggle, isRightToLeft)
        case .variableColor(let isReversing, let isCumulative, let hides):
            let least = hides ? 0 : 0.35
            return SymbolMovement(isReversing ? 2 : 1) { time in
                // The wave comes, stays for a while if it gathers, and goes; back again it comes from the other side.
                let way = isReversing ? 1 - abs(2 * time - 1) : time
                let strength = isCumulative ? min(way * 2, 1) : sin(way * .pi)
                return .init(opacity: least + (1 - least) * strength)
            }
        case .replace(let replacement): return Self.replacing(replacement)
        }
    }

    private static func wiggling(_ wiggle: Wiggle, _ isRightToLeft: Bool) -> SymbolMovement {
        let degrees: Double
        switch wiggle {
        case .turning(let isClockwise):
            return SymbolMovement(0.6) { .init(angle: sin($0 * .pi * 4) * 0.2 * (1 - $0) * (isClockwise ? 1 : -1)) }
        case .along(let angle): degrees = angle
        case .reading(let isForward): degrees = isForward == isRightToLeft ? 180 : 0
        }
        let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return SymbolMovement(0.6) { time in
            let way = sin(time * .pi * 4) * 3 * (1 - time)
            return .init(offset: CGSize(width: x * way, height: y * way))
        }
    }

    /// The old symbol is seen in the first half of the time, the new one in the second.
    private static func replacing(_ replacement: Replacement) -> SymbolMovement {
        SymbolMovement(0.4) { time in
            let part = time < 0.5 ? time * 2 : time * 2 - 1
            guard time < 0.5 else { return .init(scale: 0.5 + 0.5 * part, opacity: part) }
            switch replacement {
            case .downUp: return .init(scale: 1 - 0.5 * part, opacity: 1 - part)
            case .upUp: return .init(scale: 1 + 0.5 * part, opacity: 1 - part)
            case .offUp: return .init(scale: 0.5, opacity: 0)
            }
        }
    }
}
