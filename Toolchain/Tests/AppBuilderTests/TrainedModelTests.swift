import Foundation
import ModelFiles
import SampanTrainedModel
import Testing

@testable import AppBuilder
@testable import XcodeProject

/// The classes that are generated for trained models, and what an app has of a model.
@Suite struct TrainedModelTests {
    private func text(
        _ name: String, inputs: [ModelMessage], outputs: [ModelMessage] = [ModelFile.feature("y", .double)], isPackage: Bool = false,
        hasAsyncPrediction: Bool = true
    ) throws -> ModelClassText {
        // Of a kind whose features may be any.
        let model = try TrainedModel(reading: ModelFile.model(500, ModelMessage(), inputs: inputs, outputs: outputs).bytes)
        return ModelClassText(name, of: model, isPackage: isPackage, hasAsyncPrediction: hasAsyncPrediction)
    }

    @Test func theClassesAreWrittenAsXcodeDoes() throws {
        let text = try text(
            "SleepCalculator", inputs: [ModelFile.feature("wake", .double), ModelFile.feature("coffee", .int64, text: "Cups")])
        #expect(text.className == "SleepCalculator" && text.reasonForNone == nil)
        #expect(
            text.source.contains(
                """
                /// Model Prediction Input Type
                class SleepCalculatorInput : MLFeatureProvider {

                    /// wake as double value
                    var wake: Double

                    /// Cups
                    var coffee: Int64

                    var featureNames: Set<String> { ["wake", "coffee"] }

                    func featureValue(for featureName: String) -> MLFeatureValue? {
                        if featureName == "wake" {
                            return MLFeatureValue(double: wake)
                        }
                        if featureName == "coffee" {
                            return MLFeatureValue(int64: coffee)
                        }
                        return nil
                    }

                    init(wake: Double, coffee: Int64) {
                        self.wake = wake
                        self.coffee = coffee
                    }

                }
                """))
        #expect(
            text.source.contains(
                """
                /// Model Prediction Output Type
                class SleepCalculatorOutput : MLFeatureProvider {

                    /// Source provided by CoreML
                    private let provider : MLFeatureProvider

                    /// y as double value
                    var y: Double {
                        provider.featureValue(for: "y")!.doubleValue
                    }
                """))
        for line in [
            "class SleepCalculator {", "bundle.url(forResource: \"SleepCalculator\", withExtension:\"mlmodelc\")!",
            "convenience init(configuration: MLModelConfiguration) throws {",
            "func prediction(wake: Double, coffee: Int64) throws -> SleepCalculatorOutput {",
            "let input_ = SleepCalculatorInput(wake: wake, coffee: coffee)",
            "func predictions(inputs: [SleepCalculatorInput], options: MLPredictionOptions = MLPredictionOptions()) throws -> [SleepCalculatorOutput] {",
        ] {
            #expect(text.source.contains(line), "\(line)")
        }
    }

    @Test func namesThatAreNoIdentifiersBecomeSome() throws {
        let inputs = ["a b/c:0", "class", "self", "featureNames"].map { ModelFile.feature($0, .double) }
        let text = try text("BetterRest 1", inputs: inputs)
        #expect(text.className == "BetterRest_1" && text.source.contains("forResource: \"BetterRest 1\""))
        #expect(text.source.contains("init(a_b_c_0: Double, `class`: Double, self_: Double, featureNames_: Double) {"))
        #expect(text.source.contains("BetterRest_1Input(a_b_c_0: a_b_c_0, class: `class`, self_: self_, featureNames_: featureNames_)"))
        #expect(text.source.contains("if featureName == \"a b/c:0\" {\n            return MLFeatureValue(double: a_b_c_0)"))
        #expect(try self.text("2nd-Try", inputs: inputs).className == "_2nd_Try")
        #expect(try self.text("Größe", inputs: inputs).className == "Größe")
    }

    @Test func featuresThatMayBeMissingAreOptional() throws {
        let source = try text("M", inputs: [ModelFile.feature("x", .string, isOptional: true)]).source
        #expect(source.contains("var x: String?\n") && source.contains("init(x: String? = nil) {"))
        #expect(source.contains("return x.map { MLFeatureValue(string: $0) }"))
    }

    @Test func whateverAModelsMakerWroteStaysInItsPlace() throws {
        let source = try text("M", inputs: [ModelFile.feature("x\"\\(y)", .double, text: "one\ntwo\r\u{2028}three")]).source
        #expect(source.contains("/// one two  three\n") && source.contains(#"if featureName == "x\"\\(y)" {"#))
    }

    @Test func whereThereIsNothingToAwaitTheOldNamesStayFree() throws {
        let inputs = [ModelFile.feature("x", .double)]
        let line = "func prediction(input: MInput, options: MLPredictionOptions = MLPredictionOptions()) async throws -> MOutput {"
        #expect(try text("M", inputs: inputs).source.contains(line))
        #expect(try !text("M", inputs: inputs, hasAsyncPrediction: false).source.contains(line))
        #expect(try text("M", inputs: inputs, isPackage: true).source.contains("let bundle = Bundle.module"))
    }

    @Test func featuresThatThereAreNotHereLeaveNoClass() throws {
        #expect(
            try text("M", inputs: [ModelFile.feature("image", .image)]).reasonForNone
                == "the feature \"image\" is of a kind that features cannot be here")
        #expect(
            try text("M", inputs: [ModelFile.feature("a b", .double), ModelFile.feature("a-b", .double)]).reasonForNone
                == "two features would be called \"a_b\"")
    }

    // MARK: In a bundle

    private func contents(of bytes: [UInt8]) throws -> (files: [String], said: [String]) {
        let folder = NSTemporaryDirectory() + "trainedmodel-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Files.write(Data(bytes), to: "\(folder)/My Model.mlmodel")
        nonisolated(unsafe) var said: [String] = []
        let log = BuildLog()
        log.onMessage = { said.append($0.replacingOccurrences(of: folder, with: "")) }
        let app = ConfinedFolder(root: folder).folder("App.app")
        var contents = BundleContents(folder: app, log: log)
        do {
            try contents.add(
                [ResourceFile(path: "\(folder)/My Model.mlmodel", kind: .trainedModel)], state: ConfinedFolder(root: folder).folder("state")
            )
        } catch {
            return ([], said + ["\(error)".replacingOccurrences(of: folder, with: "")])
        }
        try contents.removeStale()
        let file = "\(app.path)/My Model.mlmodelc/\(TrainedModel.compiledFileName)"
        #expect(try Files.read(file) == Data(bytes))
        return (try Files.names(in: app.path), said)
    }

    @Test func anAppHasTheModelInAFolder() throws {
        let (files, said) = try contents(of: ModelFile.regressor(inputs: ["x"], weights: [1], offset: 0, output: "y").bytes)
        #expect(files == ["My Model.mlmodelc"] && said.isEmpty)
    }

    @Test func aNeuralNetworkIsWarnedOf() throws {
        let (files, said) = try contents(of: ModelFile.model(500, ModelMessage(), inputs: [], outputs: []).bytes)
        #expect(files == ["My Model.mlmodelc"])
        #expect(
            said == [
                "/My Model.mlmodel: warning: the model is or contains a neuralNetwork, which is not run here; loading it will fail"
            ])
    }

    @Test func aPackageIsTheModelThatItsManifestNames() throws {
        let folder = NSTemporaryDirectory() + "trainedmodel-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let model = ModelFile.regressor(inputs: ["x"], weights: [1], offset: 0, output: "y")
        try Files.write(Data(model.bytes), to: "\(folder)/M.mlpackage/Data/com.apple.CoreML/model.mlmodel")
        func write(_ path: String) throws {
            try Files.write(
                "{\"itemInfoEntries\": {\"A\": {\"path\": \"\(path)\"}}, \"rootModelIdentifier\": \"A\"}",
                to: "\(folder)/M.mlpackage/Manifest.json")
        }
        try write("com.apple.CoreML/model.mlmodel")
        #expect(try TrainedModels(log: BuildLog()).model(at: "\(folder)/M.mlpackage").content == Data(model.bytes))
        try write("../../M.mlmodel")
        let fault = #expect(throws: BuildError.self) { try TrainedModels(log: BuildLog()).model(at: "\(folder)/M.mlpackage") }
        #expect(fault?.description.hasSuffix("Manifest.json: \"../../M.mlmodel\" is no path in the package") == true)
    }

    @Test func whatIsNoModelStopsTheBuild() throws {
        #expect(try contents(of: [0x08]).said == ["/My Model.mlmodel: error: model, byte 1: a number is cut off"])
    }
}
