import Foundation
import ModelFiles
import Testing

@testable import CoreML

/// What prepares features.
@Suite struct TransformTests {
    private func model(
        _ kind: Int, _ content: ModelMessage, _ input: ModelFile.FeatureType, _ output: ModelFile.FeatureType, isOptional: Bool = false
    ) throws -> (Any?) throws -> MLFeatureValue {
        let model = try MLModel.loaded(
            ModelFile.model(
                kind, content, inputs: [ModelFile.feature("x", input, isOptional: isOptional)], outputs: [ModelFile.feature("y", output)]))
        return { value in try #require(model.outputs(value.map { ["x": $0] } ?? [:])["y"]) }
    }

    private func numbers(_ value: MLFeatureValue) -> [Double] { value.multiArrayValue?.numbers ?? [] }

    @Test func aCategoryIsAOneAmongZeros() throws {
        let content = ModelMessage().message(1, ModelFile.labels(["a", "b", "c"]))
        #expect(numbers(try model(600, content, .string, .array([3]))("b")) == [0, 1, 0])
        #expect(try model(600, content.integer(10, 1), .string, .dictionary(hasStringKeys: false))("c").dictionaryValue == [Int64(2): 1])
        #expect(message { _ = try model(600, content, .string, .array([3]))("d") }?.text.hasPrefix("Unknown category") == true)
        #expect(numbers(try model(600, content.integer(11, 1), .string, .array([3]))("d")) == [0, 0, 0])
        let numbered = ModelMessage().message(2, ModelMessage().integers(1, [5, 6]))
        #expect(numbers(try model(600, numbered, .int64, .array([2]))(6)) == [0, 1])
    }

    @Test func aDictionarysValuesGoWhereTheirKeysAre() throws {
        let content = ModelMessage().message(1, ModelFile.labels(["a", "b"]))
        #expect(numbers(try model(603, content, .dictionary(hasStringKeys: true), .array([2]))(["b": 2.0, "z": 9.0])) == [0, 2])
    }

    @Test func numbersAreShiftedAndScaled() throws {
        let array = ModelFile.FeatureType.array([2])
        let content = ModelMessage().doubles(1, [1, 2]).doubles(2, [10])
        #expect(numbers(try model(604, content, array, array)(MLMultiArray([1.0, 1]))) == [20, 30])
        #expect(try model(604, ModelMessage().doubles(2, [3]), .double, .double)(2.0).doubleValue == 6)
        #expect(message { _ = try model(604, ModelMessage().doubles(1, [1, 2, 3]), array, array)(MLMultiArray([1.0, 1])) }?.code == 1)
    }

    @Test(arguments: [(Int64(0), 4.0), (1, 7), (2, 5)])
    func anArrayIsDividedByItsLength(_ norm: Int64, length: Double) throws {
        let array = ModelFile.FeatureType.array([2])
        let normalize = try model(607, ModelMessage().integer(1, norm), array, array)
        #expect(numbers(try normalize(MLMultiArray([-3.0, 4]))) == [-3 / length, 4 / length])
        #expect(numbers(try normalize(MLMultiArray([0.0, 0]))) == [0, 0])
    }

    @Test func whatIsMissingIsReplaced() throws {
        let number = ModelMessage().double(1, 7)
        #expect(try model(601, number, .double, .double)(Double.nan).doubleValue == 7)
        #expect(try model(601, number, .double, .double)(1.0).doubleValue == 1)
        #expect(try model(601, number, .double, .double, isOptional: true)(nil).doubleValue == 7)
        #expect(try model(601, number.double(11, -1), .double, .double)(-1.0).doubleValue == 7)
        #expect(try model(601, ModelMessage().text(3, "none").text(13, ""), .string, .string)("").stringValue == "none")
        #expect(try model(601, ModelMessage().integer(2, 5).integer(12, 0), .int64, .int64)(0).int64Value == 5)
        let array = ModelFile.FeatureType.array([2])
        let doubles = ModelMessage().message(4, ModelMessage().doubles(1, [8, 9]))
        #expect(numbers(try model(601, doubles, array, array)(MLMultiArray([Double.nan, 1]))) == [8, 1])
        let entry = ModelMessage().message(1, ModelMessage().text(1, "k").double(2, 4))
        let dictionary = ModelFile.FeatureType.dictionary(hasStringKeys: true)
        #expect(
            try model(601, ModelMessage().message(6, entry), dictionary, dictionary)(["k": Double.nan, "l": 1.0]).dictionaryValue == [
                "k": 4, "l": 1,
            ])
    }

    @Test func categoriesAreMapped() throws {
        let texts = ModelMessage().message(1, ModelMessage().message(1, ModelMessage().text(1, "a").integer(2, 3)))
        #expect(try model(606, texts, .string, .int64)("a").int64Value == 3)
        #expect(message { _ = try model(606, texts, .string, .int64)("b") }?.text == "Unknown category for feature x: b.")
        #expect(try model(606, texts.integer(102, -1), .string, .int64)("b").int64Value == -1)
        let numbers = ModelMessage().message(2, ModelMessage().message(1, ModelMessage().integer(1, 3).text(2, "a"))).text(101, "?")
        #expect(try model(606, numbers, .int64, .string)(3).stringValue == "a")
        #expect(try model(606, numbers, .int64, .string)(4).stringValue == "?")
    }

    @Test func elementsOfAnArrayAreTaken() throws {
        let content = ModelMessage().integers(1, [2, 0])
        #expect(numbers(try model(609, content, .array([3]), .array([2]))(MLMultiArray([1.0, 2, 3]))) == [3, 1])
        #expect(try model(609, ModelMessage().integers(1, [1]), .array([3]), .double)(MLMultiArray([1.0, 2, 3])).doubleValue == 2)
        let beyond = ModelMessage().integers(1, [3])
        #expect(message { _ = try model(609, beyond, .array([3]), .double)(MLMultiArray([1.0, 2, 3])) }?.code == 1)
    }

    @Test func featuresOfSeveralKindsBecomeOneArray() throws {
        let columns = [("a", 1), ("b", 2), ("c", 1)].map { ModelMessage().text(1, $0.0).integer(2, $0.1) }
        let model = try MLModel.loaded(
            ModelFile.model(
                602, ModelMessage().messages(1, columns),
                inputs: [ModelFile.feature("a", .double), ModelFile.feature("b", .array([])), ModelFile.feature("c", .int64)],
                outputs: [ModelFile.feature("y", .array([4], 65568))]))
        let output = try #require(model.outputs(["a": 1.0, "b": try MLMultiArray([2.0, 3]), "c": 4])["y"]?.multiArrayValue)
        #expect(output.numbers == [1, 2, 3, 4] && output.dataType == .float32)
        let fault = message { _ = try model.outputs(["a": 1.0, "b": try MLMultiArray([2.0]), "c": 4]) }
        #expect(fault?.text == "Feature b has 1 elements, and the model expects 2.")
    }
}
