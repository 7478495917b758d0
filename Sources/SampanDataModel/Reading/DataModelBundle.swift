import Foundation

/// A data model with its versions: a `.xcdatamodeld`, or a `.xcdatamodel` by itself.
public struct DataModelBundle: Hashable, Sendable {
    /// The name, without extension.
    public var name: String
    /// The versions, by their names.
    public var versions: [DataModel]
    /// The name of the version that programs use.
    public var currentName: String
    /// Whether it is a bundle of versions.
    public var isVersioned: Bool

    /// Creates a bundle.
    public init(name: String, versions: [DataModel], currentName: String, isVersioned: Bool) {
        (self.name, self.versions, self.currentName, self.isVersioned) = (name, versions, currentName, isVersioned)
    }

    /// The name of the file that says which version is the current one.
    public static let currentVersionFile = ".xccurrentversion"

    /// The version that programs use.
    public var current: DataModel? { versions.first { $0.name == currentName } }

    /// What reading a bundle gave.
    public struct Report: Sendable {
        /// The bundle; `nil` if one of its versions cannot be used.
        public var bundle: DataModelBundle?
        /// What was found wrong.
        public var diagnostics: [DataModelDiagnostic] = []
        /// Every file that the bundle was read from.
        public var inputs: [URL] = []

        /// Whether anything was found that is more than a warning.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Reads a `.xcdatamodeld` or `.xcdatamodel`.
    public static func read(_ url: URL) -> Report {
        var reader = BundleReader()
        reader.read(url)
        return reader.report
    }
}

private struct BundleReader {
    private static let currentVersionKey = "_XCCurrentVersionName"
    /// More versions than these are no model that anybody made.
    private static let versionLimit = 1000

    private(set) var report = DataModelBundle.Report()

    private mutating func fail(_ file: URL, _ message: String) {
        report.diagnostics.append(DataModelDiagnostic(.error, file: file, message))
    }

    mutating func read(_ url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return fail(url, "there is no data model here: expected a folder")
        }
        guard url.pathExtension.lowercased() == "xcdatamodeld" else {
            if let model = readVersion(url) {
                report.bundle = DataModelBundle(name: name, versions: [model], currentName: model.name, isVersioned: false)
            }
            return
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter {
            !$0.hasPrefix(".") && $0.hasSuffix(".xcdatamodel")
        }.map { ($0 as NSString).deletingPathExtension }.sorted()
        guard !names.isEmpty else { return fail(url, "the data model has no version: expected a .xcdatamodel in it") }
        guard names.count <= Self.versionLimit else {
            return fail(url, "the data model has \(names.count) versions; \(Self.versionLimit) are the most")
        }
        let versions = names.compactMap { readVersion(url.appendingPathComponent("\($0).xcdatamodel")) }
        guard let current = currentName(of: url, among: names) else { return }
        // What is only doubtful in a version that is kept for old stores nobody can mend any more.
        report.diagnostics.removeAll {
            $0.severity == .warning && $0.file.lastPathComponent == "contents"
                && $0.file.deletingLastPathComponent().lastPathComponent != "\(current).xcdatamodel"
        }
        guard !report.hasErrors else { return }
        report.bundle = DataModelBundle(name: name, versions: versions, currentName: current, isVersioned: true)
    }

    /// The version that the bundle says is the current one. One that says nothing has one version, as a rule.
    private mutating func currentName(of url: URL, among names: [String]) -> String? {
        let file = url.appendingPathComponent(DataModelBundle.currentVersionFile)
        let data = try? Data(contentsOf: file)
        if data != nil { report.inputs.append(file) }
        guard let name = data.flatMap({ CurrentVersion.read($0, key: Self.currentVersionKey) }) else {
            let own = url.deletingPathExtension().lastPathComponent
            let first = names.contains(own) ? own : names[0]
            if names.count > 1 {
                report.diagnostics.append(
                    DataModelDiagnostic(
                        .warning, file: data == nil ? url : file,
                        "nothing says which version is the current one (\"\(Self.currentVersionKey)\" of \(DataModelBundle.currentVersionFile)); "
                            + "\"\(first)\" is used"))
            }
            return first
        }
        let version = (name as NSString).deletingPathExtension
        if names.contains(version) { return version }
        fail(file, "the current version is \"\(name)\", which is not there; there is \(names.joined(separator: ", "))")
        return nil
    }

    private mutating func readVersion(_ url: URL) -> DataModel? {
        let file = url.appendingPathComponent("contents")
        guard FileManager.default.fileExists(atPath: file.path) else {
            let isOld = FileManager.default.fileExists(atPath: url.appendingPathComponent("elements").path)
            fail(
                url,
                isOld
                    ? "the model is in the format of Xcode 3; open it in a newer Xcode and save it with the tools version 4.0 or later"
                    : "the model has no \"contents\"")
            return nil
        }
        guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int, size <= ModelReader.sizeLimit,
            let data = try? Data(contentsOf: file)
        else {
            fail(file, "the model cannot be read, or is larger than \(ModelReader.sizeLimit >> 20) megabytes")
            return nil
        }
        report.inputs.append(file)
        let reading = DataModel.read(data, name: url.deletingPathExtension().lastPathComponent, file: file)
        report.diagnostics += reading.diagnostics
        return reading.model
    }
}
