import Foundation
import SampanDataModel
import XcodeProject

/// Reads Core Data models: of each the version that is the current one.
struct CoreDataParser: ResourceParser {
    static let name = "coredata"
    static let summary = "Generate code for your Core Data models."
    static let operands = "Core Data models (.xcdatamodel or .xcdatamodeld)."
    static let defaultFilter = PathFilter.pattern(forExtensions: ["xcdatamodel", "xcdatamodeld"])
    static let takes = PathFilter.Kind.both

    var warnings: [ResourceWarning] = []
    private var models: [DataModel] = []

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        switch PathText.fileExtension(path) {
        case "xcdatamodeld": try read(try currentVersion(of: path, workplace), workplace)
        case "xcdatamodel": try read(path, workplace)
        default: throw ResourceError(path, "Invalid format. Unknown file type: expected .xcdatamodel or .xcdatamodeld")
        }
    }

    /// The version that a versioned model says is the current one, or its only one.
    private func currentVersion(of path: String, _ workplace: Workplace) throws -> String {
        let note = PathText.join(path, ".xccurrentversion")
        if workplace.isFile(note) {
            let name = try PropertyList.parse(try workplace.read(note), path: note)["_XCCurrentVersionName"]?.string
            guard let name, let checked = try? FileName(name) else {
                throw ResourceError(note, "Current version of Core Data model could not be found: _XCCurrentVersionName names no version.")
            }
            return PathText.join(path, checked.text)
        }
        guard let first = try workplace.names(in: path).first(where: { PathText.fileExtension($0) == "xcdatamodel" }) else {
            throw ResourceError(path, "Current version of Core Data model could not be found.")
        }
        return PathText.join(path, first)
    }

    private mutating func read(_ path: String, _ workplace: Workplace) throws {
        let contents = PathText.join(path, "contents")
        guard workplace.isFile(contents) else {
            throw ResourceError(path, "Only models in Xcode 4.0+ format are supported: the model has no file \"contents\".")
        }
        let file = URL(fileURLWithPath: workplace.absolute(contents))
        let reading = DataModel.read(Data(try workplace.read(contents)), name: PathText.stem(path), file: file)
        if let error = reading.diagnostics.first(where: { $0.severity == .error }) {
            throw ResourceError(contents, line: error.line ?? 1, column: error.column ?? 0, error.message)
        }
        warnings += reading.diagnostics.map { ResourceWarning(path: contents, line: $0.line ?? 0, message: $0.message) }
        if let model = reading.model { models.append(model) }
    }

    var context: [String: Any] { ["models": models.map { DataModelContext($0).values }] }
}
