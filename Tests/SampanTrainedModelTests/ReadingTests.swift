import Fuzzing
import ModelFiles
import Testing

@testable import SampanTrainedModel

/// What is read of models' files, and what is said of those that are damaged.
@Suite struct ReadingTests {
    private func fault(_ message: ModelMessage) -> TrainedModelFault? { fault(message.bytes) }

    private func fault(_ bytes: [UInt8]) -> TrainedModelFault? {
        do {
            _ = try TrainedModel(reading: bytes)
            return nil
        } catch { return error as? TrainedModelFault }
    }

    private let sleep = ModelFile.regressor(inputs: ["wake", "coffee"], weights: [0.5, -2], offset: 3, output: "actualSleep")

    @Test func aPipelineOfATableIsRead() throws {
        let model = try TrainedModel(reading: sleep.bytes)
        #expect(model.version == 1 && !model.isUpdatable)
        #expect(model.description.inputs.map(\.name) == ["wake", "coffee"] && model.description.inputs.allSatisfy { $0.type == .double })
        #expect(model.description.predictedFeatureName == "actualSleep" && model.description.author == "A learner")
        #expect(model.description.userDefined == ["com.apple.coreml.model.preview.type": "tabularRegressor"])
        guard case .pipeline(let parts) = model.kind else {
            Issue.record("\(model.kind)")
            return
        }
        #expect(parts.map(\.kind).first == .featureVectorizer([.init(name: "wake", count: 1), .init(name: "coffee", count: 1)]))
        #expect(parts.last?.kind == .linearRegressor(.init(weights: [[0.5, -2]], offsets: [3]), .none))
    }

    @Test func theTypesOfFeaturesAreRead() throws {
        let sequence = ModelFile.feature("f", .sequence(isOfStrings: false), isOptional: true, text: "Some numbers")
        let flexible = ModelMessage().text(1, "g").message(
            3,
            ModelMessage().message(
                5,
                ModelMessage().integers(1, [2, 3]).integer(2, 131104)
                    .message(21, ModelMessage().messages(1, [ModelMessage().integers(1, [4, 3])]))
                    .message(31, ModelMessage().messages(1, [ModelMessage().integer(1, 2).integer(2, -1)]))))
        let features = [
            ModelFile.feature("a", .int64), ModelFile.feature("b", .string), ModelFile.feature("c", .image),
            ModelFile.feature("d", .array([3, 4], 65568)), ModelFile.feature("e", .dictionary(hasStringKeys: false)), sequence, flexible,
        ]
        let inputs = try TrainedModel(reading: ModelFile.model(900, ModelMessage(), inputs: features, outputs: features).bytes).description
            .inputs
        var array = TrainedModel.ArrayType(shape: [2, 3], element: .int32)
        (array.shapes, array.ranges) = ([[4, 3]], [.init(lower: 2, upper: nil)])
        #expect(
            inputs.map(\.type) == [
                .int64, .string, .image, .multiArray(.init(shape: [3, 4], element: .float32)), .dictionary(hasStringKeys: false),
                .sequence(isOfStrings: false, count: .init()), .multiArray(array),
            ])
        #expect(inputs[5].isOptional && inputs[5].text == "Some numbers" && !inputs[0].isOptional)
    }

    @Test func numbersThatAreNotPackedAndFieldsOfLaterVersionsAreRead() throws {
        let weights = ModelMessage().double(1, 1).double(1, 2)
        let content = ModelMessage().message(1, weights).double(2, 3).text(77, "later").floats(78, [1])
        let model = try TrainedModel(
            reading: ModelFile.model(
                300, content, inputs: [ModelFile.feature("x", .array([2]))], outputs: [ModelFile.feature("y", .double)], predicted: "y"
            ).bytes)
        #expect(model.kind == .linearRegressor(.init(weights: [[1, 2]], offsets: [3]), .none))
    }

    @Test(arguments: [
        (403, "neuralNetworkClassifier"), (502, "mlProgram"), (500, "neuralNetwork"), (2000, "textClassifier"),
        (3999, "model of kind 3999"),
    ])
    func whatCannotBeReckonedIsToldByName(_ kind: Int, name: String) throws {
        let model = ModelFile.model(kind, ModelMessage().text(1, "x"), inputs: [], outputs: [])
        #expect(try TrainedModel(reading: model.bytes).unsupportedKinds == [name])
        let pipeline = ModelFile.model(202, ModelMessage().messages(1, [model]), inputs: [], outputs: [])
        #expect(try TrainedModel(reading: pipeline.bytes).unsupportedKinds == [name])
    }

    // MARK: Faults

    @Test func damageIsToldWithItsPlace() {
        #expect(fault([]) == TrainedModelFault("the file is empty", at: "model"))
        #expect(fault(ModelMessage().integer(1, 1))?.description == "model: there is no model, or it is of a kind without a number")
        #expect(fault([0x08])?.description == "model, byte 1: a number is cut off")
        #expect(
            fault([0x12, 0xFF, 0xFF, 0x03])?.description == "model, byte 4: the field 2 has a length of 65535 bytes, and 0 are left")
        #expect(fault([0x0B])?.description == "model, byte 1: the field 1 is written as type 3, which is none of 0, 1, 2 and 5")
        #expect(fault([0x08] + [UInt8](repeating: 0xFF, count: 11))?.message == "a number is longer than ten bytes")
        #expect(fault([0x00, 0x00])?.message == "0 is the number of no field")
        let wrong = ModelMessage().message(2, ModelMessage().message(1, ModelMessage().integer(1, 5)))
        #expect(fault(wrong)?.description == "model.description.input[0], byte 4: the field 1 is no text in UTF-8")
        let cut = ModelMessage().message(300, ModelMessage().message(1, ModelMessage().data(1, [1, 2, 3])))
        #expect(fault(cut)?.message == "a number of 8 bytes is cut off after 3")
    }

    @Test func pipelinesThatLieInEachOtherEndAtALimit() {
        var model = ModelFile.model(900, ModelMessage(), inputs: [], outputs: [])
        for _ in 0..<200 { model = ModelFile.model(202, ModelMessage().message(1, model), inputs: [], outputs: []) }
        #expect(fault(model)?.message == "more than 64 messages lie in each other")
    }

    @Test func whatDoesNotFitTogetherIsAFault() {
        let (x, y) = ([ModelFile.feature("x", .double)], [ModelFile.feature("y", .double)])
        func fault(_ kind: Int, _ content: ModelMessage, predicted: String = "y") -> String? {
            self.fault(ModelFile.model(kind, content, inputs: x, outputs: y, predicted: predicted))?.message
        }
        let row = ModelMessage().doubles(1, [1])
        #expect(fault(300, ModelMessage()) == "there are no weights")
        #expect(fault(300, ModelMessage().message(1, row).doubles(2, [1, 2])) == "there are 1 rows of weights and 2 offsets")
        #expect(
            fault(300, ModelMessage().message(1, row), predicted: "z") == "the prediction is to be \"z\", and there is no such output")
        #expect(
            fault(400, ModelMessage().message(1, row).message(100, ModelFile.labels(["a", "b", "c"])))
                == "there are 3 classes and 1 rows of weights")
        #expect(fault(604, ModelMessage()) == nil && fault(202, ModelMessage()) == "the pipeline is empty")
        #expect(
            fault(202, ModelMessage().message(1, ModelFile.model(604, ModelMessage(), inputs: y, outputs: x)))
                == "models[0] takes \"y\", which nothing before it gives")
        let two = ModelFile.model(604, ModelMessage(), inputs: x + x, outputs: y)
        #expect(self.fault(two)?.message == "two inputs have the name \"x\"")
        #expect(fault(404, ModelMessage()) == "there are no samples, and no label for that case")
        #expect(fault(601, ModelMessage()) == "nothing is to stand for what is missing")
    }

    @Test func treesHaveOneBeginningAndNoWayRound() {
        func fault(_ nodes: [ModelMessage], dimensions: Int64 = 1) -> String? {
            self.fault(
                ModelFile.model(
                    302, ModelFile.trees(nodes, dimensions: dimensions), inputs: [ModelFile.feature("x", .double)],
                    outputs: [ModelFile.feature("y", .double)], predicted: "y"))?.message
        }
        let leaves = [ModelFile.leaf(1, [1]), ModelFile.leaf(2, [2])]
        #expect(fault([ModelFile.branch(0, value: 1, yes: 1, no: 2)] + leaves) == nil)
        #expect(
            fault([ModelFile.branch(0, value: 1, yes: 1, no: 7)] + leaves)
                == "the node 0 of the tree 0 goes on with the node 7, which is not there")
        #expect(fault([ModelFile.branch(0, value: 1, yes: 1, no: 1)] + leaves) == "the node 1 of the tree 0 is below two nodes")
        #expect(fault([ModelFile.branch(0, value: 1, yes: 0, no: 1)] + leaves) == "2 nodes are in trees that go round")
        #expect(fault(leaves) == "the node 2 of the tree 0 is a second beginning of its tree")
        #expect(fault([leaves[0], leaves[0]]) == "the node 1 of the tree 0 is there twice")
        #expect(fault([ModelFile.leaf(0, [1, 2])]) == "the node 0 of the tree 0 adds to the sum 1, and there are 1")
        #expect(fault([ModelFile.leaf(0, [1])], dimensions: 1 << 40) == "there are 1099511627776 sums, and 1 to 65536 are possible")
    }

    @Test func damagedFilesAreReadOrRefused() {
        var mutator = Mutator(seed: 7)
        var refused = 0
        for _ in 0..<4000 {
            let bytes = mutator.mutate(sleep.bytes, with: sleep.bytes)
            if fault(bytes) != nil { refused += 1 }
        }
        #expect(refused > 500)
        for length in sleep.bytes.indices { #expect(fault(Array(sleep.bytes.prefix(length))) != nil || length > 100) }
    }
}
