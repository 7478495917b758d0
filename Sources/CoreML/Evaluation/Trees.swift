import SampanTrainedModel

extension TrainedModel.TreeEnsemble {
    /// What the leaves add up to.
    ///
    /// - Throws: `MLModelError.featureType` if a tree asks for a number that there is not.
    private func sums(of numbers: [Double]) throws -> [Double] {
        var sums = base.isEmpty ? [Double](repeating: 0, count: dimensions) : base
        for root in roots {
            var node = nodes[root]
            while node.behavior != .leaf {
                guard numbers.indices.contains(node.feature) else {
                    throw MLModelError(
                        .featureType, "The model asks for the number \(node.feature), and its features are \(numbers.count) numbers.")
                }
                node = nodes[node.holds(for: numbers[node.feature]) ? node.trueChild : node.falseChild]
            }
            for addition in node.additions { sums[addition.dimension] += addition.value }
        }
        return sums
    }

    /// What a regressor predicts.
    func regression(of numbers: [Double]) throws -> [Double] { transformed(try sums(of: numbers)) }

    private func transformed(_ sums: [Double]) -> [Double] {
        switch transform {
        case .none: sums
        case .softmax: sums.softmax
        case .softmaxWithZeroReference: ([0] + sums).softmax
        case .logistic: sums.map(\.logistic)
        }
    }

    /// How probable each class is.
    func probabilities(of numbers: [Double], classes: Int) throws -> [Double] {
        let sums = try sums(of: numbers)
        // One sum for two classes says how probable the second is.
        guard classes == 2, sums.count == 1, transform != .softmaxWithZeroReference else { return transformed(sums) }
        let second = transform == .none ? sums[0] : sums[0].logistic
        return [1 - second, second]
    }
}

extension TrainedModel.Node {
    /// Whether the answer to what the node asks is yes.
    fileprivate func holds(for number: Double) -> Bool {
        if number.isNaN { return missingIsTrue }
        switch behavior {
        case .lessThanOrEqual: return number <= value
        case .lessThan: return number < value
        case .greaterThanOrEqual: return number >= value
        case .greaterThan: return number > value
        case .equal: return number == value
        case .notEqual: return number != value
        case .leaf: return false
        }
    }
}
