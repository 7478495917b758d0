import Foundation
import SampanTrainedModel

/// The trained models of a build, each read once, and what is wrong with them told once.
package final class TrainedModels {
    /// A model and the bytes that it was read from.
    struct File {
        var model: TrainedModel
        var content: Data
    }

    private let log: BuildLog
    private var read: [String: File] = [:]

    /// Prepares to read models.
    package init(log: BuildLog) { self.log = log }

    /// The model in a `.mlmodel` or `.mlpackage`. That it cannot be reckoned with here is told, and no error: an app may do without it.
    ///
    /// - Throws: `BuildError.file` if it cannot be read.
    func model(at path: String) throws -> File {
        if let known = read[path] { return known }
        let (content, model): (Data, TrainedModel)
        do {
            content = try Files.read(TrainedModel.file(of: URL(fileURLWithPath: path)).path)
            model = try TrainedModel(reading: Array(content))
        } catch let fault as TrainedModelFault {
            throw BuildError.file(path: path, message: "\(fault)")
        }
        if let kind = model.unsupportedKinds.first {
            log.onMessage("\(path): warning: the model is or contains a \(kind), which is not run here; loading it will fail")
        }
        let file = File(model: model, content: content)
        read[path] = file
        return file
    }
}
