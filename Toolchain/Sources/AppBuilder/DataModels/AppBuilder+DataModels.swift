import SampanDataModel
import XcodeProject

extension AppBuilder {
    /// Writes the classes that a target's data models ask for, as Xcode does, and returns them as sources of the target.
    func managedClasses(of target: Target) throws -> [SourceFile] {
        let models = try target.resources.filter { $0.kind == .dataModel }
        guard !models.isEmpty else { return [] }
        let folder = try state(of: target).folder("DerivedSources").folder("CoreDataGenerated")
        var sources: [SourceFile] = []
        // Where each file's name comes from: classes are told apart by them, as are the compiler's outputs.
        var owners: [String: String] = [:]
        var done: Set<String> = []
        for resource in models where done.insert(resource.path).inserted {
            let bundle = try dataModels.model(at: resource.path)
            guard let model = bundle.current else { continue }
            let contents = bundle.isVersioned ? "\(resource.path)/\(model.name).xcdatamodel/contents" : "\(resource.path)/contents"
            let place = try folder.folder(FileName(bundle.name))
            for entity in model.entities where entity.codeGeneration != .none {
                let text: ManagedClassText
                do { text = try ManagedClassText(entity, in: model) } catch let fault as ManagedClassText.Fault {
                    throw ProjectError.wrong(place: Place(contents, line: fault.line), message: fault.message)
                }
                for (name, content) in text.files {
                    if let other = owners.updateValue(entity.name, forKey: name) {
                        throw ProjectError.wrong(
                            place: Place(contents, line: entity.line),
                            message: "the entities \"\(other)\" and \"\(entity.name)\" both have the class \"\(text.className)\" generated")
                    }
                    let file: ConfinedFile
                    do { file = place.file(try FileName(name)) } catch {
                        throw ProjectError.noName(
                            place: Place(contents, line: entity.line), what: "the file of a generated class", text: name, fault: "\(error)")
                    }
                    try file.write(content)
                    sources.append(SourceFile(path: file.path))
                }
            }
        }
        return sources
    }
}
