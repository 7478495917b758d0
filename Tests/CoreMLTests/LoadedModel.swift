import Foundation
import ModelFiles

@testable import CoreML

extension MLModel {
    /// The model of a file, compiled and loaded as an app does it.
    static func loaded(_ message: ModelMessage, name: String = "Model") throws -> MLModel {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coreml-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("\(name).mlmodel")
        try Data(message.bytes).write(to: file)
        let compiled = try MLModel.compileModel(at: file)
        defer { try? FileManager.default.removeItem(at: compiled.deletingLastPathComponent()) }
        return try MLModel(contentsOf: compiled)
    }

    /// The outputs for inputs.
    func outputs(_ inputs: [String: Any]) throws -> [String: MLFeatureValue] {
        let provider = try prediction(from: MLDictionaryFeatureProvider(dictionary: inputs))
        return provider.featureNames.reduce(into: [:]) { $0[$1] = provider.featureValue(for: $1) }
    }
}

/// What an error says of itself.
func message(_ work: () throws -> Void) -> (code: Int, text: String)? {
    do {
        try work()
        return nil
    } catch {
        let error = error as NSError
        return error.domain == MLModelErrorDomain ? (error.code, error.localizedDescription) : nil
    }
}
