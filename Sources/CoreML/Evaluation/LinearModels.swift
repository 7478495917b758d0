import Foundation
import SampanTrainedModel

extension TrainedModel.LinearModel {
    /// The weighted sums.
    ///
    /// - Throws: `MLModelError.featureType` if there are not as many numbers as weights.
    func sums(of numbers: [Double]) throws -> [Double] {
        try weights.enumerated().map { index, row in
            guard row.count == numbers.count else {
                throw MLModelError(.featureType, "The model has \(row.count) weights, and its features are \(numbers.count) numbers.")
            }
            return zip(row, numbers).reduce(offsets.isEmpty ? 0 : offsets[index]) { $0 + $1.0 * $1.1 }
        }
    }

    /// How probable each class is.
    func probabilities(
        _ sums: [Double], _ transform: TrainedModel.LinearTransform, _ encoding: TrainedModel.ClassEncoding, classes: Int
    ) -> [Double] {
        if classes == 2, sums.count == 1 {
            let second = sums[0].transformed(by: transform)
            return [1 - second, second]
        }
        switch encoding {
        case .referenceClass where transform == .logit: return ([0] + sums).softmax
        case .referenceClass:
            // The first class has what the others leave.
            let others = sums.map { $0.transformed(by: transform) }
            return ([max(0, 1 - others.reduce(0, +))] + others).shares
        case .oneVersusRest: return sums.map { $0.transformed(by: transform) }.shares
        }
    }
}

extension Double {
    /// What becomes of a sum.
    func transformed(by transform: TrainedModel.LinearTransform) -> Double {
        switch transform {
        case .none: self
        case .logit: logistic
        case .probit: 0.5 * erfc(-self / 2.0.squareRoot())
        }
    }

    /// The logistic function.
    var logistic: Double { 1 / (1 + exp(-self)) }
}

extension [Double] {
    /// The shares of the exponentials. The largest number is taken off first, so that none of these is too large.
    var softmax: [Double] {
        guard let largest = self.max(), largest.isFinite else { return shares }
        return map { exp($0 - largest) }.shares
    }

    /// The numbers' shares of their sum; equal ones if that is nothing.
    var shares: [Double] {
        let sum = reduce(0, +)
        return map { sum > 0 ? $0 / sum : 1 / Double(count) }
    }
}
