import Foundation
import SampanTrainedModel
import XcodeProject

extension AppBuilder {
    /// Writes the classes for a target's trained models, as Xcode does, and returns them as sources of the target.
    func modelClasses(of target: Target, settings: BuildSettings) throws -> [SourceFile] {
        let resources = try target.resources.filter { $0.kind == .trainedModel }
        guard !resources.isEmpty, ["", "Automatic", "Swift"].contains(settings.string("COREML_CODEGEN_LANGUAGE")) else { return [] }
        let folder = try state(of: target).folder("DerivedSources").folder("CoreMLGenerated")
        let version = settings.string("IPHONEOS_DEPLOYMENT_TARGET").split(separator: ".").first.flatMap { Int($0) }
        var sources: [SourceFile] = []
        // Where each class's name comes from: what is no letter or digit in a file's name is "_" in that of its class.
        var owners: [String: String] = [:]
        var done: Set<String> = []
        for resource in resources where done.insert(resource.path).inserted {
            let name = (resource.name as NSString).deletingPathExtension
            let text = ModelClassText(
                name, of: try trainedModels.model(at: resource.path).model, isPackage: target.packageName != nil,
                hasAsyncPrediction: version ?? .max >= 17)
            if let other = owners.updateValue(resource.path, forKey: text.className) {
                throw BuildError.file(
                    path: resource.path, message: "the class of the model would be called \"\(text.className)\", as is that of \(other)")
            }
            if let reason = text.reasonForNone {
                log.onMessage("\(resource.path): warning: \(reason); the model's class is left out")
                continue
            }
            let file = folder.file(try FileName("\(text.className).swift"))
            try file.write(text.source)
            sources.append(SourceFile(path: file.path))
        }
        return sources
    }
}
