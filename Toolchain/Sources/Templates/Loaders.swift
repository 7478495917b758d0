import Foundation

/// Where templates come from that others name.
public protocol TemplateLoader {
    /// What messages call the loader, with what it looks through.
    var summary: String { get }
    /// The text of a template; nil where there is none of that name.
    func text(ofTemplateNamed name: String) throws -> String?
}

/// Templates that are texts at hand.
public struct DictionaryLoader: TemplateLoader {
    /// The templates' texts by their names.
    public var templates: [String: String]

    /// A loader of these templates.
    public init(_ templates: [String: String]) {
        self.templates = templates
    }

    /// What messages call the loader.
    public var summary: String {
        templates.isEmpty ? "an empty list of templates" : "the list \(templates.keys.sorted().joined(separator: ", "))"
    }

    /// The template of a name.
    public func text(ofTemplateNamed name: String) -> String? { templates[name] }
}

/// Templates that are files of some folders. A name leads to nothing outside of them.
public struct FolderLoader: TemplateLoader {
    /// The folders, in the order in which they are looked through.
    public let folders: [String]

    /// A loader of the files in these folders.
    public init(_ folders: [String]) {
        self.folders = folders
    }

    /// What messages call the loader.
    public var summary: String { folders.isEmpty ? "no folder at all" : folders.joined(separator: ", ") }

    /// The file of a name, read as UTF-8.
    ///
    /// - Throws: `TemplateError` if the name leads out of the folder or the file cannot be read.
    public func text(ofTemplateNamed name: String) throws -> String? {
        for folder in folders {
            let root = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
            let file = URL(fileURLWithPath: root).appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath().path
            guard !name.hasPrefix("/"), file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
                throw TemplateError("Template named `\(name)` is outside of the templates' folder \(folder)")
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            guard let data = FileManager.default.contents(atPath: file) else {
                throw TemplateError("Template named `\(name)` cannot be read: \(file)")
            }
            guard let text = String(data: data, encoding: .utf8) else {
                throw TemplateError("Template named `\(name)` is not UTF-8: \(file)")
            }
            return text
        }
        return nil
    }
}
