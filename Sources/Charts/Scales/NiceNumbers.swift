import Foundation

/// Round numbers for axes.
enum NiceNumbers {
    /// The round step that divides a span into about as many parts as wanted.
    static func step(_ span: Double, count: Int, isWhole: Bool = false) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let raw = span / Double(max(1, count))
        let magnitude = pow(10, floor(log10(raw)))
        let part = raw / magnitude
        let step = (part < 1.39 ? 1 : part < 2.99 ? 2 : part < 7.1 ? 5 : 10) * magnitude
        return isWhole ? max(1, step.rounded()) : step
    }

    /// The multiples of a step from one number to another.
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        guard step > 0, range.upperBound - range.lowerBound <= step * 10_000 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up), last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        // Of a step like 0.1 each multiple is reckoned by itself, and without the digits that binary fractions add.
        return stride(from: first, through: last, by: 1).map { index in
            // Zero has no sign.
            let value = index == 0 ? 0 : index * step
            guard step < 1 else { return value }
            let scale = pow(10, (-log10(step)).rounded(.up) + 2)
            return (value * scale).rounded() / scale
        }
    }

    /// The range, widened until both ends are multiples of a step.
    static func widened(_ range: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true) -> ClosedRange<Double> {
        let first = lower ? (range.lowerBound / step + 1e-9).rounded(.down) * step : range.lowerBound
        let last = upper ? (range.upperBound / step - 1e-9).rounded(.up) * step : range.upperBound
        return min(first, last)...max(first, last)
    }

    /// The powers of ten in a range, with steps between where they are few.
    static func logarithmic(in range: ClosedRange<Double>, count: Int) -> [Double] {
        guard range.lowerBound > 0 else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.down)), last = Int(log10(range.upperBound).rounded(.up))
        let decades = max(1, last - first)
        let factors: [Double] = decades <= 2 ? [1, 2, 5] : [1]
        let every = max(1, Int((Double(decades) / Double(max(1, count))).rounded(.up)))
        let (least, greatest) = (range.lowerBound * (1 - 1e-9), range.upperBound * (1 + 1e-9))
        var numbers: [Double] = []
        for exponent in stride(from: first, through: last, by: every) {
            for factor in factors { numbers.append(factor * pow(10.0, Double(exponent))) }
        }
        return numbers.filter { $0 >= least && $0 <= greatest }
    }
}
