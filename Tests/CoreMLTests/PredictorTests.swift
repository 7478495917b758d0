import Foundation
import ModelFiles
import Testing

@testable import CoreML

/// What regressors and classifiers predict.
@Suite struct PredictorTests {
    private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }

    private func regressor(_ kind: Int, _ content: ModelMessage, count: Int64 = 2) throws -> (Double...) throws -> Double {
        let model = try MLModel.loaded(
            ModelFile.model(
                kind, content, inputs: [ModelFile.feature("x", .array([count]))], outputs: [ModelFile.feature("y", .double)],
                predicted: "y"))
        return { (numbers: Double...) in
            try #require(model.outputs(["x": try MLMultiArray(numbers)])["y"]).doubleValue
        }
    }

    private func classifier(
        _ kind: Int, _ content: ModelMessage, count: Int64 = 2, hasNumbers: Bool = false, tells: Bool = true
    ) throws -> ([Double]) throws -> (MLFeatureValue, [AnyHashable: Double]) {
        let probabilities = ModelFile.feature("p", .dictionary(hasStringKeys: !hasNumbers))
        let model = try MLModel.loaded(
            ModelFile.model(
                kind, content, inputs: [ModelFile.feature("x", .array([count]))],
                outputs: [ModelFile.feature("c", hasNumbers ? .int64 : .string)] + (tells ? [probabilities] : []), predicted: "c",
                probabilities: tells ? "p" : ""))
        return { numbers in
            let outputs = try model.outputs(["x": try MLMultiArray(numbers)])
            return (try #require(outputs["c"]), outputs["p"]?.dictionaryValue.mapValues(\.doubleValue) ?? [:])
        }
    }

    private func rows(_ rows: [[Double]]) -> ModelMessage { ModelMessage().messages(1, rows.map { ModelMessage().doubles(1, $0) }) }

    // MARK: Sums

    @Test func aLinearRegressorAddsUpWhatIsWeighted() throws {
        let content = rows([[2, 3]]).doubles(2, [1])
        #expect(try regressor(300, content)(10, 100) == 321)
        #expect(isNear(try regressor(300, content.integer(3, 1))(0, 0), 1 / (1 + exp(-1.0))))
        #expect(isNear(try regressor(300, content.integer(3, 2))(-0.5, 0), 0.5))
    }

    @Test func aLinearClassifierOfTwoClassesTellsHowProbableTheSecondIs() throws {
        let content = rows([[1, -1]]).doubles(2, [0]).message(100, ModelFile.labels(["no", "yes"]))
        for content in [content, content.integer(4, 1)] {
            let (label, probabilities) = try classifier(400, content)([2, 1])
            #expect(label.stringValue == "yes" && isNear(probabilities["yes"], 1 / (1 + exp(-1.0))))
            #expect(isNear(probabilities["no"], 1 - 1 / (1 + exp(-1.0))))
        }
    }

    @Test func aLinearClassifierOfMoreClassesComparesThemWithTheFirstOrWithAllOthers() throws {
        let first = rows([[1, 0], [0, 1]]).message(101, ModelMessage().integers(1, [7, 8, 9]))
        let (label, probabilities) = try classifier(400, first, hasNumbers: true)([log(2), log(5)])
        #expect(label.int64Value == 9 && isNear(probabilities[Int64(9)], 5.0 / 8) && isNear(probabilities[Int64(7)], 1.0 / 8))
        let each = rows([[1, 0], [0, 1], [0, 0]]).integer(4, 1).message(100, ModelFile.labels(["a", "b", "c"]))
        let (other, shares) = try classifier(400, each)([log(3), 0])
        #expect(other.stringValue == "a" && isNear(shares["a"], 0.75 / 1.75) && isNear(shares["c"], 0.5 / 1.75))
    }

    // MARK: Trees

    private let forest = [
        ModelFile.branch(0, value: 5, yes: 1, no: 2, missingIsYes: true), ModelFile.leaf(1, [1]),
        ModelFile.branch(2, feature: 1, behavior: 3, value: 0, yes: 3, no: 4), ModelFile.leaf(3, [2]), ModelFile.leaf(4, [3]),
        ModelFile.leaf(0, tree: 1, [100]),
    ]

    @Test func treesAddUpTheirLeaves() throws {
        let predict = try regressor(302, ModelFile.trees(forest, base: [1000]))
        #expect(try predict(5, 0) == 1101)
        #expect(try predict(6, 1) == 1102)
        #expect(try predict(6, 0) == 1103)
        // What is no number goes where the node says.
        #expect(try predict(.nan, 0) == 1101)
    }

    @Test(arguments: [(0, true, true), (1, false, true), (2, true, false), (3, false, false), (4, true, false), (5, false, true)])
    func aNodeComparesAsItSays(_ behavior: Int64, isSame: Bool, isLess: Bool) throws {
        let nodes = [ModelFile.branch(0, behavior: behavior, value: 5, yes: 1, no: 2), ModelFile.leaf(1, [1]), ModelFile.leaf(2, [0])]
        let predict = try regressor(302, ModelFile.trees(nodes), count: 1)
        #expect(try predict(5) == (isSame ? 1 : 0))
        #expect(try predict(4) == (isLess ? 1 : 0))
    }

    @Test func treesTellHowProbableClassesAre() throws {
        let labels = ModelFile.labels(["a", "b", "c"])
        let plain = ModelFile.trees([ModelFile.leaf(0, [0.2, 0.5, 0.3])], dimensions: 3).message(100, labels)
        #expect(try classifier(402, plain)([0, 0]).1 == ["a": 0.2, "b": 0.5, "c": 0.3])
        let soft = ModelFile.trees([ModelFile.leaf(0, [0, 0, log(2)])], dimensions: 3, transform: 1).message(100, labels)
        let (label, shares) = try classifier(402, soft)([0, 0])
        #expect(label.stringValue == "c" && isNear(shares["c"], 0.5) && isNear(shares["a"], 0.25))
        let zero = ModelFile.trees([ModelFile.leaf(0, [0, log(2)])], dimensions: 2, transform: 3).message(100, labels)
        #expect(isNear(try classifier(402, zero)([0, 0]).1["c"], 0.5))
        let two = ModelFile.trees([ModelFile.leaf(0, [log(3)])], transform: 2).message(100, ModelFile.labels(["no", "yes"]))
        #expect(isNear(try classifier(402, two)([0, 0]).1["yes"], 0.75))
    }

    // MARK: Samples

    private func dense(_ vectors: [[Double]]) -> ModelMessage {
        ModelMessage().messages(1, vectors.map { ModelMessage().doubles(1, $0) })
    }

    private func kernel(_ number: Int, _ content: ModelMessage = ModelMessage()) -> ModelMessage { ModelMessage().message(number, content) }

    @Test func aSupportVectorRegressorComparesWithItsVectors() throws {
        let vectors = ModelMessage().message(3, dense([[1, 2], [0, 1]])).message(4, ModelMessage().doubles(1, [2, -1])).double(5, 0.5)
        #expect(try regressor(301, vectors.message(1, kernel(1)))(3, 1) == 8.5)
        let radial = kernel(2, ModelMessage().double(1, 0.5))
        #expect(isNear(try regressor(301, vectors.message(1, radial))(1, 1), 2 * exp(-0.5) - exp(-0.5) - 0.5))
        let power = kernel(3, ModelMessage().integer(1, 2).double(2, 1).double(3, 1))
        #expect(try regressor(301, vectors.message(1, power))(1, 0) == 6.5)
        let tangent = kernel(4, ModelMessage().double(1, 1).double(2, 0))
        #expect(isNear(try regressor(301, vectors.message(1, tangent))(1, 0), 2 * tanh(1.0) - 0.5))
        // Vectors without their zeros, whose places are counted from 1.
        let sparse = ModelMessage().messages(
            1,
            [
                ModelMessage().messages(1, [ModelMessage().integer(1, 1).double(2, 1), ModelMessage().integer(1, 2).double(2, 2)]),
                ModelMessage().messages(1, [ModelMessage().integer(1, 2).double(2, 1)]),
            ])
        let other = ModelMessage().message(2, sparse).message(4, ModelMessage().doubles(1, [2, -1])).double(5, 0.5)
        #expect(try regressor(301, other.message(1, kernel(1)))(3, 1) == 8.5)
        #expect(isNear(try regressor(301, other.message(1, radial))(1, 1), 2 * exp(-0.5) - exp(-0.5) - 0.5))
    }

    @Test func aSupportVectorClassifierDecidesForEachPair() throws {
        let machine = ModelMessage().message(1, kernel(1)).integers(2, [1, 1, 1]).message(4, dense([[1, 0], [0, 1], [-1, -1]]))
            .messages(5, [ModelMessage().doubles(1, [1, -1, -1]), ModelMessage().doubles(1, [1, 1, -1])]).doubles(6, [0, 0, 0])
            .message(100, ModelFile.labels(["right", "up", "down"]))
        let decide = try classifier(401, machine, tells: false)
        #expect(try decide([5, 1]).0.stringValue == "right")
        #expect(try decide([1, 5]).0.stringValue == "up")
        #expect(try decide([-5, -5]).0.stringValue == "down")
        let (label, probabilities) = try classifier(401, machine.doubles(7, [-1, -1, -1]).doubles(8, [0, 0, 0]))([5, 1])
        #expect(label.stringValue == "right" && isNear(probabilities.values.reduce(0, +), 1))
        #expect((probabilities["right"] ?? 0) > 0.9)
        #expect(message { _ = try classifier(401, machine) }?.text.contains("nothing to reckon the probabilities by") == true)
    }

    @Test func twoClassesOfASupportVectorClassifierAreAsProbableAsThePairSays() throws {
        let machine = ModelMessage().message(1, kernel(1)).integers(2, [1, 1]).message(4, dense([[1, 0], [-1, 0]]))
            .messages(5, [ModelMessage().doubles(1, [0.5, -0.5])]).doubles(6, [0]).doubles(7, [-1]).doubles(8, [0])
            .message(100, ModelFile.labels(["a", "b"]))
        let probability = try classifier(401, machine)([1, 0]).1["a"] ?? 0
        #expect(abs(probability - 1 / (1 + exp(-1.0))) < 0.01)
    }

    @Test func theNearestNeighboursVote() throws {
        let index = ModelMessage().integer(1, 2)
            .messages(2, [[0, 0], [0, 1], [5, 5]].map { ModelMessage().floats(1, $0) }).message(100, ModelMessage())
        let samples = ModelMessage().message(1, index).message(3, ModelMessage().integer(1, 3))
            .message(100, ModelFile.labels(["near", "near", "far"])).text(110, "none")
        let (label, shares) = try classifier(404, samples.message(200, ModelMessage()))([5, 5])
        #expect(label.stringValue == "near" && isNear(shares["near"], 2.0 / 3) && isNear(shares["far"], 1.0 / 3))
        #expect(try classifier(404, samples.message(210, ModelMessage()))([5, 5]).0.stringValue == "far")
        let empty = ModelMessage().message(1, ModelMessage().integer(1, 2)).message(3, ModelMessage().integer(1, 1)).text(110, "none")
        #expect(try classifier(404, empty)([1, 1]).0.stringValue == "none")
    }

    @Test func classesAreTold() throws {
        let content = rows([[1]]).message(101, ModelMessage().integers(1, [4, 2]))
        let model = try MLModel.loaded(
            ModelFile.model(
                400, content, inputs: [ModelFile.feature("x", .double)], outputs: [ModelFile.feature("c", .int64)], predicted: "c"))
        #expect(model.modelDescription.classLabels as? [Int64] == [4, 2])
    }
}
