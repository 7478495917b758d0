import Foundation
import SampanTrainedModel

extension TrainedModel.SupportVectors {
    /// What each support vector has in common with a sample, by the kernel.
    func products(with numbers: [Double]) -> [Double] {
        vectors.map { vector in
            func product() -> Double {
                vector.reduce(0) { $0 + (numbers.indices.contains($1.index) ? $1.value * numbers[$1.index] : 0) }
            }
            switch kernel {
            case .linear: return product()
            case .polynomial(let degree, let c, let gamma): return pow(gamma * product() + c, Double(degree))
            case .sigmoid(let gamma, let c): return tanh(gamma * product() + c)
            case .radial(let gamma):
                // What the vector leaves out is zero.
                var distance = numbers.reduce(0) { $0 + $1 * $1 }
                for element in vector {
                    let number = numbers.indices.contains(element.index) ? numbers[element.index] : 0
                    distance += (element.value - number) * (element.value - number) - number * number
                }
                return exp(-gamma * distance)
            }
        }
    }
}

extension TrainedModel.SupportVectorClassifier {
    /// The class that a sample is taken for, and how probable each class is, if the machine tells that.
    ///
    /// Pairs are decided, and probabilities made of the decisions, as LIBSVM's documentation has it: https://www.csie.ntu.edu.tw/~cjlin/papers/libsvm.pdf.
    func decision(for numbers: [Double]) -> (predicted: Int, probabilities: [Double]?) {
        let products = vectors.products(with: numbers)
        let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
        var votes = [Int](repeating: 0, count: labels.count)
        var pairwise = [[Double]](repeating: [], count: probabilityA.isEmpty ? 0 : labels.count)
        for index in pairwise.indices { pairwise[index] = [Double](repeating: 0, count: labels.count) }
        var pair = 0
        for first in 0..<labels.count {
            for second in first + 1..<labels.count {
                var value = -rho[pair]
                for index in starts[first]..<starts[first] + counts[first] { value += coefficients[second - 1][index] * products[index] }
                for index in starts[second]..<starts[second] + counts[second] { value += coefficients[first][index] * products[index] }
                votes[value > 0 ? first : second] += 1
                if !pairwise.isEmpty {
                    let probability = (-(probabilityA[pair] * value + probabilityB[pair])).logistic
                    pairwise[first][second] = min(max(probability, 1e-7), 1 - 1e-7)
                    pairwise[second][first] = 1 - pairwise[first][second]
                }
                pair += 1
            }
        }
        guard !pairwise.isEmpty else {
            return (votes.indices.max { votes[$0] < votes[$1] || votes[$0] == votes[$1] && $0 > $1 } ?? 0, nil)
        }
        let probabilities = coupled(pairwise)
        return (probabilities.indices.max { probabilities[$0] < probabilities[$1] } ?? 0, probabilities)
    }

    /// The probabilities that fit those of the pairs best: the smallest sum of squares of `r[j][i] p[i] - r[i][j] p[j]`, found by going
    /// round the classes.
    private func coupled(_ pairwise: [[Double]]) -> [Double] {
        let classes = pairwise.indices
        var matrix = pairwise
        for row in classes {
            matrix[row][row] = classes.reduce(0) { $1 == row ? $0 : $0 + pairwise[$1][row] * pairwise[$1][row] }
            for column in classes where column != row { matrix[row][column] = -pairwise[column][row] * pairwise[row][column] }
        }
        var result = [Double](repeating: 1 / Double(classes.count), count: classes.count)
        for _ in 0..<max(100, classes.count) {
            var products = classes.map { row in zip(matrix[row], result).reduce(0) { $0 + $1.0 * $1.1 } }
            var total = zip(products, result).reduce(0) { $0 + $1.0 * $1.1 }
            if products.allSatisfy({ abs($0 - total) < 0.005 / Double(classes.count) }) { break }
            for row in classes {
                let change = (total - products[row]) / matrix[row][row]
                let norm = 1 + change
                result[row] += change
                total = (total + change * (change * matrix[row][row] + 2 * products[row])) / (norm * norm)
                for column in classes {
                    products[column] = (products[column] + change * matrix[row][column]) / norm
                    result[column] /= norm
                }
            }
        }
        return result
    }
}

extension TrainedModel.NearestNeighbors {
    /// How probable each class is, by the nearest samples.
    ///
    /// - Throws: `MLModelError.featureType` if a sample has another number of numbers.
    func probabilities(for numbers: [Double]) throws -> (TrainedModel.Labels, [Double]) {
        guard numbers.count == dimensions else {
            throw MLModelError(.featureType, "The model's samples are \(dimensions) numbers, and its features \(numbers.count).")
        }
        let distances = samples.map { zip($0, numbers).reduce(0) { $0 + (Double($1.0) - $1.1) * (Double($1.0) - $1.1) } }
        // Of samples that are as near as each other the first counts.
        let nearest = distances.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count)
        func weigh<Label: Hashable>(_ labels: [Label], _ classes: [Label]) -> [Double] {
            var weights: [Label: Double] = [:]
            for index in nearest { weights[labels[index], default: 0] += weighsByDistance ? 1 / (distances[index] + 1e-7) : 1 }
            return classes.map { weights[$0] ?? 0 }.shares
        }
        let classes = labels.unique
        switch (labels, classes) {
        case (.strings(let all), .strings(let each)): return (classes, weigh(all, each))
        case (.integers(let all), .integers(let each)): return (classes, weigh(all, each))
        default: return (classes, [])
        }
    }
}
