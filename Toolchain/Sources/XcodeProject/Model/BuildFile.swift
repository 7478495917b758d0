import Foundation

/// A Swift, C or other file that a target compiles.
public struct SourceFile: Hashable, Sendable {
    /// The path on disk.
    public var path: String
    /// The compiler flags for this file alone.
    public var flags: [String]
    /// The modules that a playground's page imports unasked; `nil` for any other file.
    public var pageImports: [String]?

    /// Creates a source file.
    public init(path: String, flags: [String] = [], pageImports: [String]? = nil) {
        (self.path, self.flags, self.pageImports) = (path, flags, pageImports)
    }

    /// Whether the program begins in this file, with the statements that it consists of.
    public var isProgram: Bool { pageImports != nil || (path as NSString).lastPathComponent == "main.swift" }

    /// Whether the file is Swift.
    public var isSwift: Bool { path.hasSuffix(".swift") }
    /// Whether the file is C, C++ or assembly.
    public var isCFamily: Bool { isCPlusPlus || isAssembly || path.hasSuffix(".c") }
    /// Whether the file is C++.
    public var isCPlusPlus: Bool { [".cpp", ".cc", ".cxx", ".c++"].contains { path.hasSuffix($0) } }
    /// Whether the file is assembly.
    public var isAssembly: Bool { path.lowercased().hasSuffix(".s") }
    /// Whether the file is Objective-C, or Objective-C++.
    public var isObjectiveC: Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }
}

/// A file or folder that a target puts into its bundle.
public struct ResourceFile: Hashable, Sendable {
    /// What has to be done with a resource.
    public enum Kind: Hashable, Sendable {
        /// A storyboard.
        case storyboard
        /// A xib.
        case xib
        /// An asset catalog.
        case assetCatalog
        /// A `.strings` or `.stringsdict` table.
        case strings
        /// A string catalog, `.xcstrings`.
        case stringCatalog
        /// A Core Data model, `.xcdatamodeld` or `.xcdatamodel`.
        case dataModel
        /// A mapping between two versions of a Core Data model, `.xcmappingmodel`.
        case mappingModel
        /// A trained model of Core ML's, `.mlmodel` or `.mlpackage`.
        case trainedModel
        /// A property list.
        case propertyList
        /// A folder, copied whole.
        case folder
        /// Any other file.
        case file
    }

    /// The path on disk.
    public var path: String
    /// What has to be done with it.
    public var kind: Kind
    /// The localization it belongs to ("vi", "Base"), or `nil`.
    public var localization: String?
    /// The folder inside the bundle that it goes to, localization left out; empty for the bundle's own.
    public var folder: String
    /// Its name in the bundle: as the project has it, which may be in other letters, capital or small, than the disk's.
    public var name: String

    /// Creates a resource. Without a name it keeps the one that it has on disk.
    public init(path: String, kind: Kind, localization: String? = nil, folder: String = "", name: String? = nil) {
        (self.path, self.kind, self.localization, self.folder) = (path, kind, localization, folder)
        self.name = name ?? path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? path
    }

    /// The path inside the bundle.
    ///
    /// - Throws: `ProjectError.noName` where a part of it is no name.
    public var destination: RelativePath {
        get throws {
            do {
                let own = try localization.map { [try FileName("\($0).lproj")] } ?? []
                return RelativePath(try RelativePath.folders(folder) + own, try FileName(name))
            } catch let fault as FileName.Fault {
                let parts = [folder, localization.map { "\($0).lproj" } ?? "", name].filter { !$0.isEmpty }
                throw ProjectError.noName(
                    place: Place(path), what: "the place in the bundle", text: parts.joined(separator: "/"), fault: "\(fault)")
            }
        }
    }
}

/// A Swift package's product that a target uses.
public struct PackageProduct: Hashable, Sendable {
    /// Where a package comes from.
    public enum Source: Hashable, Sendable {
        /// A repository's address.
        case remote(url: String)
        /// A folder on disk.
        case local(path: String)
        /// What a package has compiled already, for Apple's systems.
        case binary(package: String)
        /// The project does not say.
        case unknown
    }

    /// The product's name, which is also what is imported as a rule.
    public var name: String
    /// Where its package comes from.
    public var source: Source

    /// Creates a product.
    public init(name: String, source: Source) { (self.name, self.source) = (name, source) }
}
