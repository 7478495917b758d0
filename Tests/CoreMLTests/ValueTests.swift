import Foundation
import ModelFiles
import Testing

@testable import CoreML

/// Values of features, arrays, and what describes them.
@Suite struct ValueTests {
    @Test func aValueHasItsTypeAndNothingOfAnother() throws {
        let value = MLFeatureValue(int64: 3)
        #expect(value.type == .int64 && value.int64Value == 3 && value.doubleValue == 0 && value.stringValue == "")
        #expect(value.multiArrayValue == nil && value.sequenceValue == nil && value.dictionaryValue.isEmpty && !value.isUndefined)
        let none = MLFeatureValue(undefined: .double)
        #expect(none.type == .double && none.isUndefined)
        #expect(MLFeatureValue(string: "a").isEqual(to: MLFeatureValue(string: "a")))
        #expect(MLFeatureValue(double: 1) != MLFeatureValue(int64: 1))
        #expect(MLFeatureValue(sequence: MLSequence(strings: ["a"])) == MLFeatureValue(sequence: MLSequence(strings: ["a"])))
    }

    @Test func aDictionaryHasKeysOfOneType() throws {
        #expect(try MLFeatureValue(dictionary: ["a": 1]).dictionaryValue == ["a": 1])
        #expect(try MLFeatureValue(dictionary: [3: 1]).dictionaryValue == [Int64(3): 1])
        #expect(message { _ = try MLFeatureValue(dictionary: ["a": 1, 2: 1]) }?.code == 1)
    }

    @Test func aProviderMakesValuesOfWhatItIsGiven() throws {
        let provider = try MLDictionaryFeatureProvider(dictionary: [
            "i": 3, "d": 2.5, "s": "x", "n": NSNumber(value: 1.5), "m": try MLMultiArray([1.0]), "q": MLSequence(int64s: [1]),
            "k": ["a": 1.0], "v": MLFeatureValue(double: 9), "w": NSNumber(value: 4),
        ])
        let types = ["i", "d", "s", "n", "m", "q", "k", "v", "w"].map { provider[$0]?.type }
        #expect(types == [.int64, .double, .string, .double, .multiArray, .sequence, .dictionary, .double, .int64])
        #expect(provider["w"]?.int64Value == 4)
        #expect(provider.featureNames.count == 9 && provider.featureValue(for: "z") == nil)
        #expect(message { _ = try MLDictionaryFeatureProvider(dictionary: ["x": Date()]) }?.code == 1)
    }

    @Test func aSequenceIsOfTextsOrNumbers() {
        let texts = MLSequence(strings: ["a", "b"])
        #expect(texts.type == .string && texts.stringValues == ["a", "b"] && texts.int64Values.isEmpty)
        #expect(MLSequence(int64s: [1, 2]).int64Values == [1, 2])
        #expect(MLSequence(empty: .string).isEqual(MLSequence(strings: [])) && MLSequence(empty: .int64).type == .int64)
    }

    // MARK: Arrays

    @Test func anArrayHasRowsOneAfterTheOther() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .int32)
        #expect(array.count == 6 && array.strides == [3, 1] && array.shape == [2, 3] && array[5] == 0)
        array[[1, 2]] = 7
        array[0] = 2.9
        #expect(array[5] == 7 && array[[0, 0]] == 2)
        #expect(array.withUnsafeBufferPointer(ofType: Int32.self) { Array($0) } == [2, 0, 0, 0, 0, 7])
        #expect(array.description == "Int32 2 × 3 array")
    }

    @Test(arguments: [MLMultiArrayDataType.double, .float32, .float16, .int32, .int8])
    func anArrayKeepsNumbersOfItsType(_ type: MLMultiArrayDataType) throws {
        let array = try MLMultiArray(shape: [2], dataType: type)
        (array[0], array[1]) = (-3, 1000)
        #expect(array[0] == -3 && array[1] == (type == .int8 ? 127 : 1000))
        #expect(array.withUnsafeBytes { $0.count } == 2 * type.size)
    }

    @Test func anArrayMayLieInMemoryOfAnother() throws {
        let memory = UnsafeMutablePointer<Double>.allocate(capacity: 4)
        for index in 0..<4 { memory[index] = Double(index) }
        nonisolated(unsafe) var isFreed = false
        do {
            // Columns first.
            let array = try MLMultiArray(dataPointer: memory, shape: [2, 2], dataType: .double, strides: [1, 2]) { _ in isFreed = true }
            #expect(array.numbers == [0, 2, 1, 3] && array[[0, 1]] == 2)
            #expect(message { _ = try MLMultiArray(dataPointer: memory, shape: [2], dataType: .double, strides: []) }?.code == 0)
            array.withUnsafeMutableBufferPointer(ofType: Double.self) { numbers, strides in numbers[strides[1]] = 9 }
            #expect(array[1] == 9)
        }
        #expect(isFreed)
        memory.deallocate()
    }

    @Test func aShapeThatNoMemoryHoldsIsAnError() {
        #expect(message { _ = try MLMultiArray(shape: [-1], dataType: .double) }?.code == 0)
        #expect(message { _ = try MLMultiArray(shape: [1_099_511_627_776, 1_099_511_627_776], dataType: .double) }?.code == 0)
    }

    @Test func arraysArePutTogetherAndCopied() throws {
        func array(_ rows: Int, _ columns: Int, _ numbers: [Double]) throws -> MLMultiArray {
            let array = try MLMultiArray(sizes: [rows, columns], dataType: .double)
            array.fill(with: numbers)
            return array
        }
        let (a, b) = (try array(2, 1, [1, 2]), try array(2, 2, [3, 4, 5, 6]))
        for axis in [1, -1] {
            let wide = MLMultiArray(concatenating: [a, b], axis: axis, dataType: .float32)
            #expect(wide.sizes == [2, 3] && wide.numbers == [1, 3, 4, 2, 5, 6] && wide.dataType == .float32)
        }
        #expect(MLMultiArray(concatenating: [b, b], axis: 0, dataType: .int32).numbers == [3, 4, 5, 6, 3, 4, 5, 6])
        let copy = try MLMultiArray(shape: [2, 2], dataType: .int32)
        b.transfer(to: copy)
        #expect(copy.numbers == [3, 4, 5, 6])
    }

    // MARK: Descriptions

    @Test func shapesAreListedOrInRanges() throws {
        func constraint(_ flexible: ModelMessage) throws -> MLMultiArrayConstraint {
            let feature = ModelMessage().text(1, "x").message(3, ModelMessage().message(5, flexible))
            let model = try MLModel.loaded(ModelFile.model(900, ModelMessage(), inputs: [feature], outputs: [feature]))
            return try #require(model.modelDescription.inputDescriptionsByName["x"]?.multiArrayConstraint)
        }
        let array = ModelMessage().integers(1, [2, 3]).integer(2, 65600)
        let listed = try constraint(array.message(21, ModelMessage().messages(1, [ModelMessage().integers(1, [4, 3])])))
        #expect(listed.shapeConstraint.type == .enumerated && listed.shapeConstraint.enumeratedShapes == [[2, 3], [4, 3]])
        #expect(listed.allows([4, 3]) && listed.allows([2, 3]) && !listed.allows([3, 3]))
        let ranges = [(2, 5), (3, -1)].map { ModelMessage().integer(1, $0.0).integer(2, $0.1) }
        let open = try constraint(array.message(31, ModelMessage().messages(1, ranges)))
        #expect(open.shapeConstraint.type == .range && open.allows([5, 99]) && !open.allows([6, 3]) && !open.allows([2]))
        #expect(open.shapeConstraint.sizeRangeForDimension.first?.rangeValue == NSRange(location: 2, length: 4))
        #expect(try constraint(array).shapeConstraint.type == .unspecified)
    }

    @Test func aDescriptionSaysWhichValuesAreAllowed() throws {
        let features = [
            ModelFile.feature("a", .array([2], 65568)), ModelFile.feature("d", .dictionary(hasStringKeys: true)),
            ModelFile.feature("s", .sequence(isOfStrings: true)), ModelFile.feature("o", .double, isOptional: true),
        ]
        let names = try MLModel.loaded(ModelFile.model(900, ModelMessage(), inputs: features, outputs: features)).modelDescription
            .inputDescriptionsByName
        let array = try #require(names["a"])
        #expect(array.multiArrayConstraint?.shape == [2] && array.multiArrayConstraint?.dataType == .float32)
        #expect(array.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray([1.0, 2]))))
        #expect(!array.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray([1.0]))))
        #expect(!array.isAllowedValue(MLFeatureValue(double: 1)) && !array.isAllowedValue(MLFeatureValue(undefined: .multiArray)))
        let dictionary = try #require(names["d"])
        #expect(dictionary.dictionaryConstraint?.keyType == .string)
        #expect(!dictionary.isAllowedValue(try MLFeatureValue(dictionary: [1: 1])))
        let sequence = try #require(names["s"])
        #expect(sequence.sequenceConstraint?.valueDescription.type == .string && sequence.sequenceConstraint?.countRange.location == 0)
        #expect(sequence.isAllowedValue(MLFeatureValue(sequence: MLSequence(strings: ["x"]))))
        #expect(!sequence.isAllowedValue(MLFeatureValue(sequence: MLSequence(int64s: [1]))))
        #expect(names["o"]?.isAllowedValue(MLFeatureValue(undefined: .double)) == true && names["o"]?.isOptional == true)
    }
}
